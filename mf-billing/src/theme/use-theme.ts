import { useSyncExternalStore } from 'react';

export type PageTheme = 'dark' | 'light';

/** The theme of the page, also when it changes: the payment form is in a frame that no style of ours reaches. */
export function useTheme(): PageTheme {
  return useSyncExternalStore(subscribe, readTheme);
}

const readTheme = (): PageTheme => (document.documentElement.dataset['theme'] === 'light' ? 'light' : 'dark');

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}
