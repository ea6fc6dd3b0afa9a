import { handleOfPath, type KnownTool, normalizePath, pageTitle, safeReturnTo, toolOfPath } from '@aic/sdk';

export type StaticPage = 'about' | 'terms' | 'privacy' | 'pricing' | 'contact';

export type MailLinkPage =
  | 'verify-email'
  | 'unsubscribe'
  | 'forgot-password'
  | 'reset-password'
  | 'restore-account'
  | 'change-email';

export type Page =
  | { kind: 'landing' }
  | { kind: 'auth' }
  | { kind: 'tool'; name: string; label: string }
  | { kind: 'static'; page: StaticPage }
  /** Where a link in a mail leads, or where one is asked for. */
  | { kind: 'mail-link'; page: MailLinkPage }
  | { kind: 'public-page'; handle: string }
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

const MAIL_LINK_PAGES: Readonly<Record<string, MailLinkPage>> = {
  '/verify-email': 'verify-email',
  '/unsubscribe': 'unsubscribe',
  '/forgot-password': 'forgot-password',
  '/reset-password': 'reset-password',
  '/restore-account': 'restore-account',
  '/change-email': 'change-email',
};

/**
 * The route table with its guards: what a path shows to whom. A signed-in user is sent from /auth to / or to the page
 * that asked for the sign-in: the sign-in itself only sets the user.
 */
export function pageFor(
  { pathname, search }: { pathname: string; search: string },
  isSignedIn: boolean,
  tools: readonly KnownTool[],
): Page {
  const normalized = normalizePath(pathname);
  const staticPage = STATIC_PAGES[normalized];
  if (staticPage !== undefined) {
    return { kind: 'static', page: staticPage };
  }
  const mailLinkPage = MAIL_LINK_PAGES[normalized];
  if (mailLinkPage !== undefined) {
    return { kind: 'mail-link', page: mailLinkPage };
  }
  const handle = handleOfPath(normalized);
  if (handle !== null) {
    return { kind: 'public-page', handle };
  }
  if (normalized === '/auth') {
    const returnTo = new URLSearchParams(search).get('returnTo');
    return isSignedIn ? { kind: 'redirect', to: afterSignIn(safeReturnTo(returnTo)) } : { kind: 'auth' };
  }
  if (normalized === '/' && new URLSearchParams(search).has('payment_intent')) {
    // A bank's page returns to the root of the site (rule 7.stripe); the checkout says what came of the payment.
    return { kind: 'redirect', to: isSignedIn ? `/subscribe${search}` : signInPath(`/subscribe${search}`) };
  }
  const tool = toolOfPath(normalized, tools);
  if (tool === null) {
    return { kind: 'not-found' };
  }
  if (isSignedIn) {
    return { kind: 'tool', name: tool, label: pageTitle(normalized, tool, tools) };
  }
  switch (normalized) {
    case '/':
      return { kind: 'landing' };
    case '/profile':
      return { kind: 'sign-in-needed' };
    default:
      return { kind: 'redirect', to: signInPath(normalized + search) };
  }
}

const signInPath = (returnTo: string): string => `/auth?returnTo=${encodeURIComponent(returnTo)}`;

/** Returning to the sign-in page itself makes no sense. */
const afterSignIn = (path: string): string => (path.startsWith('/auth') ? '/' : path);
