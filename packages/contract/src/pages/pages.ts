import { HANDLE_PATTERN } from '../shape/limits.ts';
import { normalizePath, toolOfPath, TOOLS, type KnownTool } from './tools.ts';

/** The shell's own pages beside the landing page. The last six belong to links in mails. */
export const STATIC_PAGE_ROUTES = [
  '/auth',
  '/about',
  '/terms',
  '/privacy',
  '/pricing',
  '/contact',
  '/verify-email',
  '/unsubscribe',
  '/forgot-password',
  '/reset-password',
  '/restore-account',
  '/change-email',
] as const;

/** What the browser calls the pages that visitors read. */
export const PUBLIC_PAGE_TITLES = {
  '/': 'Create with AI Power',
  '/auth': 'Sign in',
  '/pricing': 'Plans & Pricing',
  '/about': 'About Us',
  '/contact': 'Contact',
  '/terms': 'Terms of Service',
  '/privacy': 'Privacy Policy',
} as const;

export type PublicPagePath = keyof typeof PUBLIC_PAGE_TITLES;

/** Whether a path is a page. Everything else is the 404 page with status 404. */
export function isPage(path: string, tools: readonly KnownTool[] = TOOLS): boolean {
  return (
    (STATIC_PAGE_ROUTES as readonly string[]).includes(normalizePath(path)) ||
    toolOfPath(path, tools) !== null ||
    handleOfPath(path) !== null
  );
}

/** Whose public page `/u/{handle}` would be, in the case that handles are kept in; null for any other path. */
export function handleOfPath(path: string): string | null {
  const handle = /^\/u\/([^/]+)$/.exec(normalizePath(path))?.[1]?.toLowerCase() ?? '';
  return HANDLE_PATTERN.test(handle) ? handle : null;
}
