import { readFile } from 'node:fs/promises';
import type { Config } from '../platform/config/config.ts';
import { createRouter, type Routes } from '../platform/http/router.ts';
import { INDEXED_PATHS } from './page-meta.ts';

const DAY_SECONDS = 86_400;
const CACHED = { 'Cache-Control': `public, max-age=${DAY_SECONDS}` };

/** Shows what the preview engine paints. */
const SOCIAL_PICTURE = new URL('social-picture.png', import.meta.url);

/** What search engines ask for, and the picture that links to us show elsewhere. */
export function crawlersRoutes({ config }: { config: Pick<Config, 'appOrigin'> }): Routes {
  const { appOrigin } = config;
  return createRouter()
    .get('/robots.txt', (c) =>
      c.text(`User-agent: *\nDisallow: /api/\nSitemap: ${appOrigin}/sitemap.xml\n`, 200, CACHED),
    )
    .get('/sitemap.xml', (c) =>
      c.body(sitemap(appOrigin), 200, { ...CACHED, 'Content-Type': 'application/xml; charset=utf-8' }),
    )
    .get('/social-picture.png', async (c) =>
      c.body(new Uint8Array(await readFile(SOCIAL_PICTURE)), 200, { ...CACHED, 'Content-Type': 'image/png' }),
    );
}

/** https://www.sitemaps.org/protocol.html. An origin holds nothing that XML would have to escape. */
function sitemap(appOrigin: string): string {
  const urls = INDEXED_PATHS.map((path) => `  <url><loc>${appOrigin}${path}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>\n',
  ].join('\n');
}
