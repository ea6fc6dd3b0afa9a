import { useCallback } from 'react';
import { UNAUTHORIZED_REDIRECT_MS } from '../api/timings.ts';
import { useShell } from '../tool/shell-context.tsx';

/**
 * Says that the session is over and goes to the sign-in half a second later (rule 8.unauthorized), which leads back
 * here.
 */
export function useSessionEnd(): () => void {
  const { toast, leave } = useShell();
  return useCallback(() => {
    toast({
      title: 'Unauthorized: You are logged out. Logging in again...',
      variant: 'destructive',
    });
    const returnTo = encodeURIComponent(location.pathname + location.search);
    setTimeout(() => leave(`/api/login?returnTo=${returnTo}`), UNAUTHORIZED_REDIRECT_MS);
  }, [toast, leave]);
}
