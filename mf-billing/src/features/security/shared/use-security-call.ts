import { ApiError, errorText, isUnauthorized, useMutation, useQueryClient } from '@aic/sdk';
import { useSignInAgain } from '../../plan/subscription/use-sign-in-again.ts';

/** One call that changes how the user signs in. What it changes (`queryKey`) is read again whatever came of it. */
export function useSecurityCall<Input, Output>(
  queryKey: readonly unknown[],
  call: (input: Input) => Promise<Output>,
  onSuccess: (response: Output) => void,
) {
  const queryClient = useQueryClient();
  const signInAgain = useSignInAgain();
  const readAgain = () => queryClient.invalidateQueries({ queryKey });
  return useMutation({
    mutationFn: call,
    onSuccess: async (response) => {
      // First, so that what is shown next is so already.
      await readAgain();
      onSuccess(response);
    },
    onError: (error) => {
      if (isUnauthorized(error)) signInAgain();
      else void readAgain();
    },
  });
}

/** For the one field of a form: nothing else on it can mend what is wrong. */
export function fieldError(error: Error | null): string | undefined {
  if (error === null) return undefined;
  const [ofField] = error instanceof ApiError ? Object.values(error.fields) : [];
  return ofField ?? errorText(error, 'The server did not answer. Nothing has changed. Please try again.');
}
