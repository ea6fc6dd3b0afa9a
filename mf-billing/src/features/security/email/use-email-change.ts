import { useQuery, useShell } from '@aic/sdk';
import { cancelEmailChange, emailChangeQuery, requestEmailChange } from '@aic/sdk/account';
import { useSecurityCall } from '../shared/use-security-call.ts';

/** Asked once on a page and handed down, as the passkeys are. */
export const useEmailChange = () => useQuery(emailChangeQuery(useShell().api));

export function useRequestEmailChange(onSuccess: () => void) {
  const { api } = useShell();
  return useSecurityCall(
    emailChangeQuery(api).queryKey,
    (input: Parameters<typeof requestEmailChange>[1]) => requestEmailChange(api, input),
    onSuccess,
  );
}

export function useCancelEmailChange(onSuccess: () => void) {
  const { api } = useShell();
  return useSecurityCall(emailChangeQuery(api).queryKey, () => cancelEmailChange(api), onSuccess);
}
