import { useSyncExternalStore } from 'react';

const subscribe = (): (() => void) => () => undefined;

/** False in HTML that was made ahead and while React takes it over: there nothing is known of this one user. */
export const useInBrowser = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
