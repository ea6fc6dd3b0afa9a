import { handleOfPath, type KnownTool, normalizePath, pageTitle, safeReturnTo, toolOfPath } from '@aic/sdk';
import { isMailLinkPath, isPublicPath, type MailLinkPath, type PublicPagePath } from '@aic/sdk/host';

/** Of what visitors read; landing page and sign-in depend on who is signed in. */
export type StaticPath = Exclude<PublicPagePath, '/' | '/auth'>;

export type Page =
  | { kind: 'landing' }
  | { kind: 'auth' }
  | { kind: 'tool'; name: string; label: string }
  | { kind: 'static'; path: StaticPath }
  /** Where a link in a mail leads, or where one is asked for. */
  | { kind: 'mail-link'; path: MailLinkPath }
  | { kind: 'public-page'; handle: string }
  | { kind: 'sign-in-needed' }
  | { kind: 'redirect'; to: string }
  | { kind: 'not-found' };

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
  if (isStaticPath(normalized)) {
    return { kind: 'static', path: normalized };
  }
  if (isMailLinkPath(normalized)) {
    return { kind: 'mail-link', path: normalized };
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

const isStaticPath = (path: string): path is StaticPath =>
  isPublicPath(path) && path !== '/' && path !== '/auth';

const signInPath = (returnTo: string): string => `/auth?returnTo=${encodeURIComponent(returnTo)}`;

/** Returning to the sign-in page itself makes no sense. */
const afterSignIn = (path: string): string => (path.startsWith('/auth') ? '/' : path);
