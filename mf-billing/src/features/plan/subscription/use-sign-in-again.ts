import { useQueryClient, useShell } from '@aic/sdk';
import { QUERY_KEYS } from '@aic/sdk/account';
import { useCallback } from 'react';

/**
 * For a call that was refused because the session is over: leads to the sign-in, and from there back (rule
 * 6.role.guard).
 */
export function useSignInAgain(): () => void {
  const { navigate } = useShell();
  const queryClient = useQueryClient();
  return useCallback(() => {
    const from = encodeURIComponent(location.pathname + location.search);
    // The shell shows the sign-in page only to visitors.
    queryClient.setQueryData(QUERY_KEYS.user, null);
    navigate(`/auth?returnTo=${from}`);
  }, [navigate, queryClient]);
}
