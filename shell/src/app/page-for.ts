import { normalizePath, safeReturnTo, toolLabel, toolOfPath } from '@aic/sdk';

export type StaticPage = 'about' | 'terms' | 'privacy' | 'pricing' | 'contact';

export type Page =
  | { kind: 'landing' }
  | { kind: 'auth' }
  | { kind: 'tool'; name: string; label: string }
  | { kind: 'static'; page: StaticPage }
  | { kind: 'sign-in-needed' }
  | { kind: 'redirect'; to: string }
  | { kind: 'not-found' };

const STATIC_PAGES: Readonly<Record<string, StaticPage>> = {
  '/about': 'about',
  '/terms': 'terms',
  '/privacy': 'privacy',
  '/pricing': 'pricing',
  '/contact': 'contact',
};

/**
 * The route table of spec section 2 with its guards: what a path shows to whom. Signed-in people leave /auth for / (or for
 * where they came from): sign-in itself only sets the user, this moves them on.
 */
export function pageFor(
  { pathname, search }: { pathname: string; search: string },
  isSignedIn: boolean,
): Page {
  const normalized = normalizePath(pathname);
  const staticPage = STATIC_PAGES[normalized];
  if (staticPage !== undefined) {
    return { kind: 'static', page: staticPage };
  }
  if (normalized === '/auth') {
    const returnTo = new URLSearchParams(search).get('returnTo');
    return isSignedIn ? { kind: 'redirect', to: afterSignIn(safeReturnTo(returnTo)) } : { kind: 'auth' };
  }
  const tool = toolOfPath(normalized);
  if (tool === null) {
    return { kind: 'not-found' };
  }
  if (isSignedIn) {
    return { kind: 'tool', name: tool, label: toolLabel(tool) };
  }
  switch (normalized) {
    case '/':
      return { kind: 'landing' };
    case '/profile':
      return { kind: 'sign-in-needed' };
    default:
      return { kind: 'redirect', to: `/auth?returnTo=${encodeURIComponent(normalized + search)}` };
  }
}

/** The sign-in page itself is no place to come back to. */
const afterSignIn = (path: string): string => (path.startsWith('/auth') ? '/' : path);
