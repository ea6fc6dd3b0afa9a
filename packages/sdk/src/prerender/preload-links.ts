const PRELOAD_LINK = /<link rel="preload"[^>]*>/g;

/**
 * React renders the links of `preload()` before the page's markup. In the head the browser finds them before any style.
 */
export function extractPreloads(html: string): { html: string; preloads: string } {
  return {
    html: html.replaceAll(PRELOAD_LINK, ''),
    preloads: (html.match(PRELOAD_LINK) ?? []).join(''),
  };
}
