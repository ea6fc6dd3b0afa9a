import { errorText, useMutation, useQueryClient, useShell } from '@aic/sdk';
import { endShareLink, shareItem, shareLinkQuery, type ShareRequest } from '@aic/sdk/sharing';

/** Makes, changes and ends the link of an item. What failed is said, and changes nothing. */
export function useShareActions(id: string) {
  const { api, announce, toast } = useShell();
  const queryClient = useQueryClient();
  const { queryKey } = shareLinkQuery(api, id);
  const failed = (title: string) => (error: Error) =>
    toast({
      title,
      description: errorText(error, 'The server could not be reached. Please try again.'),
      variant: 'destructive',
    });

  const save = useMutation({
    mutationFn: (request: ShareRequest) => shareItem(api, id, request),
    onSuccess: (link) => {
      announce(queryClient.getQueryData(queryKey) ? 'The link was changed.' : 'The link is ready.');
      queryClient.setQueryData(queryKey, link);
    },
    onError: failed('The link was not changed'),
  });
  const endLink = useMutation({
    mutationFn: () => endShareLink(api, id),
    onSuccess: () => {
      queryClient.setQueryData(queryKey, null);
      announce('The link is switched off. Nobody can open it any more.');
    },
    onError: failed('The link is still on'),
  });
  return { save, endLink };
}
