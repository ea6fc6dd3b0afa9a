/** Whether a link may lead there: a whole web address. `javascript:` is a valid URL too. */
export function isWebAddress(value: string): boolean {
  const url = URL.parse(value);
  return url !== null && /^https?:$/.test(url.protocol) && url.hostname.includes('.') && !url.username;
}
