/* @wc-ignore-file */
import { createRoute, z } from '@hono/zod-openapi';
import type { PlatformDeps } from '../platform/deps.ts';
import { done, NO_SECRET, refusal } from '../platform/http/openapi/route-texts.ts';
import type { PathRule } from '../platform/http/path-rules.ts';
import { createRouter, type Routes } from '../platform/http/router.ts';
import { unsubscribe } from './unsubscribe.ts';

const UNSUBSCRIBE_PATH = '/api/unsubscribe';

/** Mailbox providers press the button of a mail. What they say stands in the address; the body is not read. */
export const UNSUBSCRIBE_RULE: PathRule = { path: UNSUBSCRIBE_PATH, isForOthers: true };

const tokenQuery = { query: z.object({ token: z.string().max(200) }) };

const unsubscribeRoute = createRoute({
  method: 'post',
  path: UNSUBSCRIBE_PATH,
  security: NO_SECRET,
  summary: "End notifications by mail, with a mail's own link; for mailbox providers too (RFC 8058)",
  request: tokenQuery,
  responses: {
    200: done('Ended'),
    404: refusal('Not one of our links'),
  },
});

const unsubscribePageRoute = createRoute({
  method: 'get',
  path: UNSUBSCRIBE_PATH,
  security: NO_SECRET,
  summary: 'To the page that asks first: opening a link ends nothing, because mail scanners open links',
  request: tokenQuery,
  responses: { 302: { description: 'To the page' } },
});

export function unsubscribeRoutes(deps: PlatformDeps): Routes {
  return createRouter()
    .openapi(unsubscribeRoute, async (c) => {
      await unsubscribe(deps, c.req.valid('query').token);
      return c.json({}, 200);
    })
    .openapi(unsubscribePageRoute, (c) =>
      c.redirect(`/unsubscribe?token=${encodeURIComponent(c.req.valid('query').token)}`, 302),
    );
}
