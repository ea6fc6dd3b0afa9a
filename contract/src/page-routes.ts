/** Paths that are a page (spec section 2). Everything else is the 404 page with status 404. */
export const TOOL_ROUTES = {
  image: ['/', '/image-generator'],
  video: ['/video', '/video-generator'],
  music: ['/music'],
  text: ['/text'],
  billing: ['/profile', '/account', '/subscribe'],
} as const satisfies Record<string, readonly string[]>;

export const STATIC_PAGE_ROUTES = ['/auth', '/about', '/terms', '/privacy', '/pricing', '/contact'] as const;

/** `/video/` and `/video` are the same page. */
export function normalizePath(path: string): string {
  return path.replace(/\/+$/, '') || '/';
}

/** Which tool serves a path, or null for pages of the shell itself and unknown paths. */
export function toolOfPath(path: string): keyof typeof TOOL_ROUTES | null {
  const normalized = normalizePath(path);
  for (const [name, routes] of Object.entries(TOOL_ROUTES)) {
    if ((routes as readonly string[]).includes(normalized)) {
      // Safe because Object.entries gives the keys of the object it is given.
      return name as keyof typeof TOOL_ROUTES;
    }
  }
  return null;
}

export function isPage(path: string): boolean {
  return (STATIC_PAGE_ROUTES as readonly string[]).includes(normalizePath(path)) || toolOfPath(path) !== null;
}
