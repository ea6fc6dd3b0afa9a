import { schemaOf, uploadCommandSchema, uploadsQuerySchema } from '@aic/contract/schemas';
import { UPLOAD, UPLOAD_CHANGE } from '@aic/contract/uploads';
import { createRoute, z } from '@hono/zod-openapi';
import { callerOf, signedIn } from '../../identity/auth/caller.ts';
import type { PlatformDeps } from '../../platform/deps.ts';
import { unauthorized } from '../../platform/errors/errors.ts';
import { setDefaultHeader } from '../../platform/http/default-header.ts';
import { body, json, refusal, signedOut } from '../../platform/http/openapi/route-texts.ts';
import { createRouter, invalidRequest, type Routes } from '../../platform/http/router.ts';
import { itemNotFound } from '../errors/generation-errors.ts';
import { parseCursor } from '../list/cursor.ts';
import { changeUploads, findUpload, findUploadsPage } from './uploads.repo.ts';

const listRoute = createRoute({
  method: 'get',
  path: '/api/uploads',
  summary: "The caller's uploads, those used last first; the next page is in the Link header",
  request: { query: uploadsQuerySchema },
  responses: {
    200: json('One page', z.array(schemaOf(UPLOAD))),
    400: refusal('Not valid'),
    401: signedOut,
  },
});

const uploadRoute = createRoute({
  method: 'get',
  path: '/api/uploads/{id}',
  summary: 'One upload',
  request: { params: z.object({ id: z.uuid() }) },
  responses: {
    200: json('The upload', schemaOf(UPLOAD)),
    401: signedOut,
    404: refusal('Not there, or not yours'),
  },
});

const commandRoute = createRoute({
  method: 'post',
  path: '/api/uploads/commands',
  summary: 'Remove uploads, or take that back within five minutes; what is so already is left as it is',
  request: body(uploadCommandSchema),
  responses: {
    200: json('Those that it changed', schemaOf(UPLOAD_CHANGE)),
    400: refusal('Not valid'),
    401: signedOut,
    429: refusal('Too many changes within a few minutes'),
  },
});

/** Pictures that a user has sent with a press, to be used again or removed. */
export function uploadsRoutes(deps: PlatformDeps): Routes {
  const router = createRouter();
  router.openAPIRegistry.registerPath(listRoute);
  router.get(listRoute.path, async (c) => {
    const { success, data, error } = uploadsQuerySchema.safeParse(c.req.query());
    if (!success) throw invalidRequest(error.issues);
    const page = signedIn(
      await findUploadsPage(deps.sql, callerOf(c), { ...data, after: parseCursor(data.cursor) }),
    );
    if (page.nextCursor !== null) {
      const next = `${c.req.path}?limit=${data.limit}&cursor=${page.nextCursor}`;
      setDefaultHeader(c, 'Link', `<${next}>; rel="next"`);
    }
    return c.body(page.body, 200, { 'Content-Type': 'application/json' });
  });
  return router
    .openapi(uploadRoute, async (c) => {
      const { isSignedIn, upload } = await findUpload(deps.sql, callerOf(c), c.req.valid('param').id);
      if (!isSignedIn) throw unauthorized();
      if (!upload) throw itemNotFound();
      return c.json(upload, 200);
    })
    .openapi(commandRoute, async (c) =>
      c.json(await changeUploads(deps.sql, callerOf(c), c.req.valid('json')), 200),
    );
}
