import { Hono } from 'hono';
import { sendAsset } from '../generations/media/send-asset.ts';
import { networkLimits } from '../identity/auth/auth-limits.ts';
import { hashRandomToken, RANDOM_TOKEN } from '../identity/auth/random-token.ts';
import type { PlatformDeps } from '../platform/deps.ts';
import { AppError } from '../platform/errors/app-error.ts';
import type { AppContext, AppEnv } from '../platform/http/app-env.ts';
import { clientNetwork } from '../platform/http/client-network.ts';
import { limitBody } from '../platform/http/limits/body-limit.ts';
import { takeRateLimits } from '../platform/http/limits/rate-limit.ts';
import type { PathRule } from '../platform/http/path-rules.ts';
import { drawCover } from './draw-cover.ts';
import { sendNothing, sendPlainPage, sendTooMany } from './plain-page.ts';
import { takeReport } from './reports.ts';
import { openShareKeys } from './share-keys.ts';
import { sharedItemPage } from './shared-item-page.ts';
import { findSharedFile, findSharedItem } from './shared-item.repo.ts';

export const ITEM_REPORT_RULE: PathRule = {
  path: /^\/s\/[^/]+\/report$/,
  types: ['application/x-www-form-urlencoded'],
};

type SharedDeps = Pick<PlatformDeps, 'sql' | 'clock' | 'config' | 'storage'>;

/** From one network. A film that is watched is asked for in many parts. */
const REQUESTS_MAX = 1200;
const WINDOW_SECONDS = 300;

/** No token has it. */
const NO_HASH = Buffer.alloc(32);

/**
 * What everybody sees who has the link of an item. Whatever shows nothing is answered alike and after the same work:
 * the limit and one look-up, so that neither the response nor its time says whether a link has ever been.
 */
export function sharedItemsRoutes(deps: SharedDeps) {
  const keys = openShareKeys(deps.config);
  return new Hono<AppEnv>()
    .use('/s/*', async (c, next) => {
      try {
        await takeRateLimits(
          deps,
          networkLimits('shared', clientNetwork(c, deps.config), REQUESTS_MAX, WINDOW_SECONDS),
        );
      } catch (error) {
        if (error instanceof AppError && error.code === 'rate_limited') return sendTooMany(c);
        throw error;
      }
      await next();
      return undefined;
    })
    .get('/s/:token', async (c) => {
      const item = await findSharedItem(deps.sql, hashOf(c.req.param('token')), deps.clock.now());
      if (item === null) return sendNothing(c);
      const { appOrigin, storage } = deps.config;
      const page = sharedItemPage({
        item,
        token: c.req.param('token'),
        reported: c.req.query('report'),
        appOrigin,
      });
      return sendPlainPage(c, { ...page, mediaOrigin: storage.mediaOrigin });
    })
    .get('/s/:token/media', (c) => sendSharedFile(c, deps, c.req.param('token'), 'media'))
    .get('/s/:token/picture', (c) => sendSharedFile(c, deps, c.req.param('token'), 'picture'))
    .post('/s/:token/report', limitBody, async (c) => {
      const token = c.req.param('token');
      const result = await takeReport(c, { ...deps, keys }, { tokenHash: hashOf(token) });
      return result === null
        ? sendNothing(c)
        : c.redirect(`/s/${encodeURIComponent(token)}?report=${result}`, 303);
    })
    .all('/s/*', sendNothing);
}

/** What was never one of ours is looked up as well. */
const hashOf = (token: string): Buffer => (RANDOM_TOKEN.test(token) ? hashRandomToken(token) : NO_HASH);

async function sendSharedFile(
  c: AppContext,
  { sql, clock, storage }: SharedDeps,
  token: string,
  part: 'media' | 'picture',
): Promise<Response> {
  const { key = null, cover = null } = (await findSharedFile(sql, hashOf(token), part, clock.now())) ?? {};
  if (part === 'picture' && key === null && cover !== null) {
    return c.body(await drawCover(cover), 200, { 'Content-Type': 'image/png', 'Cache-Control': 'no-store' });
  }
  const object = key === null ? null : await storage.stat(key);
  if (key === null || object === null) return sendNothing(c);
  return sendAsset(c, storage, key, object);
}
