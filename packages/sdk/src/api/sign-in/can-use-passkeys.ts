/**
 * Whether this browser knows passkeys on this page: they are of a domain, and an address of numbers is none (WebAuthn
 * Level 3, 5.1.3). Browsers offer them on https and localhost only.
 */
export const canUsePasskeys = (): boolean =>
  'PublicKeyCredential' in globalThis && !/^[\d.]+$|:/.test(location.hostname);
