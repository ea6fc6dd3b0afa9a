import { errorText, isUnauthorized, useMutation, useQuery, useQueryClient, useShell } from '@aic/sdk';
import { dataExportQuery, requestDataExport } from '@aic/sdk/account';
import { useSignInAgain } from '../../plan/subscription/use-sign-in-again.ts';

/** How often it is asked whether a copy that is being made is ready. */
const POLL_MS = 3_000;

/** How the copy of the user's data stands, followed while it is being made, and the way to ask for one. */
export function useDataExport() {
  const { api, toast } = useShell();
  const queryClient = useQueryClient();
  const signInAgain = useSignInAgain();
  const query = useQuery({
    ...dataExportQuery(api),
    refetchInterval: ({ state }) => (state.data?.state === 'processing' ? POLL_MS : false),
  });
  const request = useMutation({
    mutationFn: () => requestDataExport(api),
    onSuccess: (response) => queryClient.setQueryData(dataExportQuery(api).queryKey, response),
    onError: (error) => {
      if (isUnauthorized(error)) signInAgain();
      else {
        toast({
          title: 'No copy was asked for',
          description: errorText(error, 'The server did not answer. Please try again.'),
          variant: 'destructive',
        });
      }
    },
  });
  return {
    query,
    isAsking: request.isPending,
    ask(): void {
      if (!request.isPending) request.mutate();
    },
  };
}
