import { ApiError, errorText, isUnauthorized, useMutation, useQueryClient, useShell } from '@aic/sdk';
import { type AccountProof, deleteAccount, draftsCleared, QUERY_KEYS } from '@aic/sdk/account';
import { useSignInAgain } from '../../plan/subscription/use-sign-in-again.ts';

/** Deletes the account; nothing of the user stays in the page. `error` is for the field that was typed into. */
export function useDeleteAccount() {
  const { api, store, toast, navigate } = useShell();
  const queryClient = useQueryClient();
  const signInAgain = useSignInAgain();
  const { mutate, error, isPending, reset } = useMutation({
    mutationFn: (proof: AccountProof) => deleteAccount(api, proof),
    onSuccess: () => {
      store.dispatch(draftsCleared());
      navigate('/');
      queryClient.clear();
      // The shell shows the front page only to visitors.
      queryClient.setQueryData(QUERY_KEYS.user, null);
      toast({
        title: 'Your account is deleted',
        description: 'The mail about it has a link that takes it back, as long as that can be done.',
      });
    },
    onError: (refusal) => {
      if (isUnauthorized(refusal)) signInAgain();
    },
  });
  return {
    error: error === null || isUnauthorized(error) ? undefined : textOf(error),
    isDeleting: isPending,
    run: mutate,
    reset,
  };
}

const textOf = (error: Error): string =>
  (error instanceof ApiError ? Object.values(error.fields)[0] : undefined) ??
  errorText(error, 'The account could not be deleted. Please try again.');
