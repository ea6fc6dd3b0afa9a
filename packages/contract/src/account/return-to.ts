/**
 * Where to go after sign-in: the given path when it surely stays on this site, else `/`. Used by the server for
 * GET /api/login and by the sign-in page for its own query, which anyone can write into a link.
 */
export function safeReturnTo(value: string | null | undefined): string {
  if (value === null || value === undefined || !isLocalPath(value)) return '/';
  const base = 'https://return-to.invalid';
  const url = URL.parse(value, base);
  // What is handed back is the parsed form, so that a browser cannot read it differently.
  return url?.origin === base && isLocalPath(url.pathname) ? url.pathname + url.search + url.hash : '/';
}

/** One leading slash; no backslash, control character or encoded slash that some parser takes for a second one. */
function isLocalPath(path: string): boolean {
  return /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(path) && !/^\/(?:%2f|%5c)/i.test(path);
}
