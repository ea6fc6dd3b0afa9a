/** Where to go after sign-in: a path of this site, else '/'. The server checks the same for GET /api/login. */
export function safeReturnTo(value: string | null): string {
  // A browser reads `//host`, `/\host` and control characters as another site.
  if (value === null || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(value)) {
    return '/';
  }
  const target = new URL(value, location.origin);
  if (
    target.origin !== location.origin ||
    target.pathname === '/auth' ||
    target.pathname.startsWith('/api/')
  ) {
    return '/';
  }
  return target.pathname + target.search + target.hash;
}
