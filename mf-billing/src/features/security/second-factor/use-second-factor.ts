import { useQuery, useShell } from '@aic/sdk';
import { secondFactorQuery } from '@aic/sdk/account';
import { useSecurityCall } from '../shared/use-security-call.ts';

/**
 * Whether each sign-in asks for a code. Asked once on a page and handed down: a second one would ask again after a
 * failure.
 */
export const useSecondFactor = () => useQuery(secondFactorQuery(useShell().api));

/** One call that changes the second factor. */
export function useSecondFactorCall<Input, Output>(
  call: (input: Input) => Promise<Output>,
  onSuccess: (response: Output) => void,
) {
  return useSecurityCall(secondFactorQuery(useShell().api).queryKey, call, onSuccess);
}
