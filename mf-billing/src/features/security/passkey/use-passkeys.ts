import { useQuery, useShell } from '@aic/sdk';
import { passkeysQuery } from '@aic/sdk/account';
import { useSecurityCall } from '../shared/use-security-call.ts';

/** The user's passkeys. Asked once on a page and handed down: a second one would ask again after a failure. */
export const usePasskeys = () => useQuery(passkeysQuery(useShell().api));

/** One call that changes the passkeys. */
export function usePasskeyCall<Input>(call: (input: Input) => Promise<unknown>, onSuccess: () => void) {
  return useSecurityCall(passkeysQuery(useShell().api).queryKey, call, onSuccess);
}
