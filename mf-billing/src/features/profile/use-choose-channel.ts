import { errorText, isUnauthorized, useMutation, useQueryClient, useShell } from '@aic/sdk';
import { type ChannelChoice, channelChoicesQuery, chooseChannel } from '@aic/sdk/account';
import { useSignInAgain } from '../plan/subscription/use-sign-in-again.ts';

/** Takes a tool's new version, or goes back. The list is read again whatever came of it. */
export function useChooseChannel() {
  const { api, toast, leave } = useShell();
  const queryClient = useQueryClient();
  const signInAgain = useSignInAgain();
  return useMutation({
    mutationFn: (wanted: Pick<ChannelChoice, 'name' | 'channel'>) => chooseChannel(api, wanted),
    onSuccess: (_, { channel }) => {
      toast({
        title: channel === 'beta' ? 'You have the new version' : 'You are back',
        description: 'It counts from the next page that you load.',
        action: { label: 'Load now', run: () => leave(location.pathname) },
      });
    },
    onError: (error) => {
      if (isUnauthorized(error)) {
        signInAgain();
        return;
      }
      toast({
        title: 'Nothing has changed',
        description: errorText(error, 'The server did not answer. Please try again.'),
        variant: 'destructive',
      });
    },
    // Awaited, so that the switch does not flicker between what was wanted and what is so.
    onSettled: () => queryClient.invalidateQueries({ queryKey: channelChoicesQuery(api).queryKey }),
  });
}
