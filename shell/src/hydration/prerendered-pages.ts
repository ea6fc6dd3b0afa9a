/** Pages that every visitor sees alike: they are prerendered with the build, and the HTML brings them. */
export const PRERENDERED_PAGES = [
  '/',
  '/auth',
  '/auth?tab=sign-up',
  '/pricing',
  '/about',
  '/terms',
  '/privacy',
  '/contact',
  // Where the form leads to without JavaScript.
  '/contact?sent=1',
  '/contact?problem=invalid',
  '/contact?problem=too-many',
  '/contact?problem=failed',
] as const;
