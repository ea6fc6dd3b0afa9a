import { normalizePath, toolOfPath } from './tools.ts';

/** The shell's own pages beside the landing page. */
export const STATIC_PAGE_ROUTES = ['/auth', '/about', '/terms', '/privacy', '/pricing', '/contact'] as const;

/** Whether a path is a page. Everything else is the 404 page with status 404. */
export function isPage(path: string): boolean {
  return (STATIC_PAGE_ROUTES as readonly string[]).includes(normalizePath(path)) || toolOfPath(path) !== null;
}
