/**
 * The page's content policy runs only style elements with its nonce; undefined where a page has no such policy, and
 * in Node.
 */
export const readCspNonce = (): string | undefined =>
  typeof document === 'undefined'
    ? undefined
    : document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.content;
