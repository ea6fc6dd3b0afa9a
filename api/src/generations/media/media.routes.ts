import { createRoute, z } from '@hono/zod-openapi';
import { Hono } from 'hono';
import { readSessionHash } from '../../identity/auth/session.ts';
import type { PlatformDeps } from '../../platform/deps.ts';
import { attachment } from '../../platform/files/content-disposition.ts';
import type { AppEnv } from '../../platform/http/app-env.ts';
import { refusal, signedOut } from '../../platform/http/openapi/route-texts.ts';
import { createRouter, type Routes } from '../../platform/http/router.ts';
import { urlNotAllowed } from '../errors/generation-errors.ts';
import { openAsset } from './open-asset.ts';
import { sendAsset } from './send-asset.ts';

type MediaDeps = Pick<PlatformDeps, 'config' | 'sql' | 'clock' | 'storage'>;

/** Files of a user's items, at addresses that cannot be guessed and only they can open. */
export function mediaRoutes(deps: MediaDeps): Routes {
  return new Hono<AppEnv>().get('/media/:key{[0-9a-f]{32}}', async (c) => {
    const key = c.req.param('key');
    const object = await openAsset(deps, readSessionHash(c), key);
    return sendAsset(c, deps.storage, key, object);
  });
}

const downloadRoute = createRoute({
  method: 'get',
  path: '/api/download',
  summary: "One of the caller's own files, as a download",
  request: {
    query: z.object({
      /** `/media/<key>` of this site. Nothing else is accepted, and nothing is ever fetched. */
      url: z.string().max(2000),
      filename: z.string().max(1000).optional(),
    }),
  },
  responses: {
    200: { description: 'The file', content: { 'application/octet-stream': { schema: z.string() } } },
    302: { description: 'The file is at another address for a minute (`MEDIA_DELIVERY=presigned`)' },
    400: refusal('Not a file of this site'),
    401: signedOut,
    404: refusal('Not there, or not yours'),
  },
});

export function downloadRoutes(deps: MediaDeps): Routes {
  return createRouter().openapi(downloadRoute, async (c) => {
    const { url, filename } = c.req.valid('query');
    const key = assetKeyOf(url, deps.config.appOrigin);
    if (key === null) {
      throw urlNotAllowed();
    }
    const object = await openAsset(deps, readSessionHash(c), key);
    return sendAsset(c, deps.storage, key, object, attachment(filename ?? 'download', object.mediaType));
  });
}

/**
 * The key in a media address of this site, `/media/<key>` with or without our own origin; null for anything else.
 * By plain comparison and not by a URL parser: what is not exactly ours is never looked up, let alone fetched.
 */
function assetKeyOf(address: string, appOrigin: string): string | null {
  const path = address.startsWith(`${appOrigin}/`) ? address.slice(appOrigin.length) : address;
  return /^\/media\/([0-9a-f]{32})$/.exec(path)?.[1] ?? null;
}
