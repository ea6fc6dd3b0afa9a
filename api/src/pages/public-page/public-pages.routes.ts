import { PUBLIC_PAGE } from '@aic/contract/public-page';
import { schemaOf } from '@aic/contract/schemas';
import { createRoute, z } from '@hono/zod-openapi';
import { parseCursor } from '../../generations/list/cursor.ts';
import type { PlatformDeps } from '../../platform/deps.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { json, refusal, NO_SECRET } from '../../platform/http/openapi/route-texts.ts';
import { createRouter, type Routes } from '../../platform/http/router.ts';
import { findPublicPage } from './public-page.repo.ts';

const pageNotFound = (): AppError => new AppError('not_found', 'There is no public page at this address.');

const pageRoute = createRoute({
  method: 'get',
  path: '/api/users/{handle}',
  security: NO_SECRET,
  summary: 'The public page of a user, for everybody; the next items are in the Link header',
  request: {
    params: z.object({ handle: z.string().max(100).toLowerCase() }),
    query: z.object({ cursor: z.string().max(200).optional() }),
  },
  responses: {
    200: json('The page', schemaOf(PUBLIC_PAGE)),
    400: refusal('Not valid'),
    404: refusal('Nobody has this handle, or their page is not public'),
  },
});

export function publicPagesRoutes({ sql }: Pick<PlatformDeps, 'sql'>): Routes {
  return createRouter().openapi(pageRoute, async (c) => {
    const { handle } = c.req.valid('param');
    const after = parseCursor(c.req.valid('query').cursor);
    const found = await findPublicPage(sql, { handle, after });
    if (found === null) throw pageNotFound();
    if (found.next !== null) c.header('Link', `<${found.next}>; rel="next"`);
    return c.json(found.page, 200);
  });
}
