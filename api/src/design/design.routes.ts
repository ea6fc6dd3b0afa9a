import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { compress } from 'hono/compress';
import { etag } from 'hono/etag';
import type { Config } from '../platform/config/config.ts';
import { createRouter, type Routes } from '../platform/http/router.ts';

/** Names in it hold a digest of the file. */
const NAMED_BY_CONTENT = /^\/design\/assets\//;

/**
 * Storybook writes scripts and styles into its pages. It may be framed by itself, and by a Storybook on the user's own
 * machine that composes it; any other site that framed it could tell it what to show, on the origin of our sessions.
 */
const POLICY = [
  "default-src 'self'",
  "script-src 'self' 'unsafe-inline'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "media-src 'self' data: blob:",
  "font-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'self' http://localhost:* http://127.0.0.1:*",
].join('; ');

/** The design system's Storybook, where `npm run build -- design` has put it. Elsewhere the address is an unknown one. */
export function designRoutes({ config: { designDir } }: { config: Pick<Config, 'designDir'> }): Routes {
  const files = serveStatic({ rewriteRequestPath: (path) => join(designDir, path.replace(/^\/design/, '')) });
  return (
    createRouter()
      // Its pages name their parts from where they are.
      .get('/design', (c, next) => (existsSync(designDir) ? c.redirect('/design/') : next()))
      .use('/design/*', etag(), compress())
      .get('/design/*', async (c, next) => {
        const found = await files(c, () => Promise.resolve());
        if (!(found instanceof Response)) return next();
        const isKept = NAMED_BY_CONTENT.test(c.req.path);
        found.headers.set('Cache-Control', isKept ? 'public, max-age=31536000, immutable' : 'no-cache');
        found.headers.set('Content-Security-Policy', POLICY);
        found.headers.set('X-Robots-Tag', 'noindex');
        // A Storybook that composes this one reads its index. Nothing here is anybody's.
        found.headers.set('Access-Control-Allow-Origin', '*');
        return found;
      })
  );
}
