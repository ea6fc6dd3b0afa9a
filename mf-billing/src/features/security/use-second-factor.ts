import {
  ApiError,
  errorText,
  isUnauthorized,
  useMutation,
  useQuery,
  useQueryClient,
  useShell,
} from '@aic/sdk';
import { secondFactorQuery } from '@aic/sdk/billing';
import { useSignInAgain } from '../subscription/use-sign-in-again.ts';

/** Whether each sign-in asks for a code. Asked once on a page and handed down: a second one would ask again after a failure. */
export const useSecondFactor = () => useQuery(secondFactorQuery(useShell().api));

/** One call that changes the second factor. Its state is read again whatever came of it. */
export function useSecondFactorCall<Input, Answer>(
  call: (input: Input) => Promise<Answer>,
  onSuccess: (answer: Answer) => void,
) {
  const { api } = useShell();
  const queryClient = useQueryClient();
  const signInAgain = useSignInAgain();
  const readAgain = () => queryClient.invalidateQueries({ queryKey: secondFactorQuery(api).queryKey });
  return useMutation({
    mutationFn: call,
    onSuccess: async (answer) => {
      // First, so that what is shown next is so already.
      await readAgain();
      onSuccess(answer);
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
