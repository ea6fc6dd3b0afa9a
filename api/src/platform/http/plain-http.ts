/**
 * What users go without who reach the studio at this address; null: nothing. Browsers trust https and this machine
 * (W3C Secure Contexts, 3.1).
 */
export function missingWithoutHttps(origin: string): string | null {
  const { protocol, hostname } = new URL(origin);
  if (protocol === 'https:' || /^(?:localhost|.*\.localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname)) {
    return null;
  }
  return `${origin} is plain http: passwords and sessions travel in clear, and browsers offer no passkeys, no installation as an app and no offline page there`;
}
