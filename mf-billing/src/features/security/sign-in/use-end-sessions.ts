import { ApiError, errorText, isUnauthorized, useMutation, useQueryClient, useShell } from '@aic/sdk';
import { endOtherSessions, endSession, sessionsQuery } from '@aic/sdk/account';
import { useSignInAgain } from '../../plan/subscription/use-sign-in-again.ts';

/** Ends one session by its id, or all but this one. The list is read again whatever came of it. */
export function useEndSessions() {
  const { api, toast } = useShell();
  const queryClient = useQueryClient();
  const signInAgain = useSignInAgain();
  return useMutation({
    mutationFn: (which: { id: string } | 'others') =>
      which === 'others' ? endOtherSessions(api) : endSession(api, which.id),
    onSuccess: (_, which) => {
      toast({ title: which === 'others' ? 'The other sessions are ended' : 'The session is ended' });
    },
    onError: (error) => {
      if (isUnauthorized(error)) {
        signInAgain();
        return;
      }
      // It ended by itself meanwhile: what was wanted is so.
      if (error instanceof ApiError && error.status === 404) return;
      toast({
        title: 'Not ended',
        description: errorText(error, 'The server did not answer. Please try again.'),
        variant: 'destructive',
      });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: sessionsQuery(api).queryKey }),
  });
}
