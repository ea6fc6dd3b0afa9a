import { useMutation, type User } from '@aic/sdk';
import { canUsePasskeys } from '@aic/sdk/host';
import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { useServices } from '../../core/services-context.tsx';
import { useSetUser } from './use-authenticate.ts';

/** The library is of no use before the page can be used. */
const loadCeremony = () => import(/* webpackChunkName: "passkey" */ './passkey-ceremony.ts');

/** Browsers do not change. The page that is made ahead is for those that know passkeys, which nearly all do. */
const useCanUsePasskeys = (): boolean =>
  useSyncExternalStore(
    () => () => undefined,
    canUsePasskeys,
    () => true,
  );

/**
 * Signing in with a passkey: by the browser's dialog with `ask`, and as long as the page is there by the list at the
 * e-mail field.
 */
export function usePasskeySignIn() {
  const { api, toast } = useServices();
  const setUser = useSetUser();
  const isSupported = useCanUsePasskeys();
  const onSuccess = (user: User | null): void => {
    if (user === null) return;
    toast({ title: 'Welcome back!' });
    setUser(user);
  };
  const asking = useMutation({
    mutationFn: async () => (await loadCeremony()).askForPasskey(api),
    onSuccess,
  });
  const { mutate: offer, error: offerError } = useMutation({
    mutationFn: async (signal: AbortSignal) => {
      // The user has not asked for it yet, so a file that does not arrive is no trouble.
      const ceremony = await loadCeremony().catch(() => null);
      return ceremony && ceremony.offerPasskeys(api, signal);
    },
    onSuccess,
  });
  const list = useRef<AbortController>(null);
  const openList = useCallback((): void => {
    const stop = new AbortController();
    list.current = stop;
    offer(stop.signal);
  }, [offer]);
  useEffect(() => {
    if (isSupported) openList();
    return () => list.current?.abort();
  }, [isSupported, openList]);

  return {
    isSupported,
    isAsking: asking.isPending,
    error: asking.error ?? offerError,
    ask(): void {
      if (asking.isPending) return;
      asking.mutate(undefined, {
        onSettled: (user) => {
          // Browsers have one request at a time: the dialog has ended the list.
          if (!user) openList();
        },
      });
    },
  };
}
