/** Pages that every visitor sees alike: they are drawn with the build, and the HTML brings them. */
export const PRERENDERED_PAGES = [
  '/',
  '/auth',
  '/auth?tab=sign-up',
  '/pricing',
  '/about',
  '/terms',
  '/privacy',
  '/contact',
] as const;
