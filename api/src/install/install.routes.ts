import { readFile } from 'node:fs/promises';
import type { Config } from '../platform/config/config.ts';
import { createRouter, type Routes } from '../platform/http/router.ts';
import { MANIFEST } from './manifest.ts';
import { OFFLINE_PAGE, OFFLINE_POLICY } from './offline-page.ts';
import { LAST_SERVICE_WORKER, OFFLINE_PATH, SERVICE_WORKER } from './service-worker.ts';

const CACHED = { 'Cache-Control': 'public, max-age=86400' };
/** Browsers ask for these each time, so that a change, or the end, reaches everybody with the next page. */
const ASKED_EACH_TIME = { 'Cache-Control': 'no-cache' };

const ICONS = ['icon-192.png', 'icon-512.png', 'icon-maskable-512.png', 'icon-apple-180.png'] as const;

/** What makes the product an application that can be installed: its manifest, icons, worker and offline page. */
export function installRoutes({ config }: { config: Pick<Config, 'isInstallable'> }): Routes {
  const router = createRouter()
    .get('/manifest.webmanifest', (c) =>
      c.body(JSON.stringify(MANIFEST), 200, { ...CACHED, 'Content-Type': 'application/manifest+json' }),
    )
    .get('/service-worker.js', (c) =>
      c.body(config.isInstallable ? SERVICE_WORKER : LAST_SERVICE_WORKER, 200, {
        ...ASKED_EACH_TIME,
        'Content-Type': 'text/javascript; charset=utf-8',
        'Content-Security-Policy': "default-src 'none'; connect-src 'self'",
      }),
    )
    .get(OFFLINE_PATH, async (c) =>
      c.html(await OFFLINE_PAGE, 200, { ...ASKED_EACH_TIME, 'Content-Security-Policy': OFFLINE_POLICY }),
    );
  for (const icon of ICONS) {
    router.get(`/icons/${icon}`, async (c) =>
      c.body(new Uint8Array(await readFile(new URL(icon, import.meta.url))), 200, {
        ...CACHED,
        'Content-Type': 'image/png',
      }),
    );
  }
  return router;
}
