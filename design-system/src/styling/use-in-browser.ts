import { useSyncExternalStore } from 'react';

/** False in HTML that was prerendered and while React takes it over: there nothing is known of this one user. */
export const useInBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

const never = () => () => undefined;
