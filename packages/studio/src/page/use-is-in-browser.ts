import { useSyncExternalStore } from 'react';

/** Whether what is seen first was painted: not in a prerendered screen, and not while the browser takes it over. */
export const useIsInBrowser = (): boolean => useSyncExternalStore(neverChanges, isInBrowser, isOnServer);

const neverChanges = () => () => undefined;
const isInBrowser = (): boolean => true;
const isOnServer = (): boolean => false;
