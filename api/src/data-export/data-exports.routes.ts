import { DATA_EXPORT } from '@aic/contract/data-export';
import { schemaOf } from '@aic/contract/schemas';
import { createRoute, z } from '@hono/zod-openapi';
import { callerOf, signedIn } from '../identity/auth/caller.ts';
import type { PlatformDeps } from '../platform/deps.ts';
import { fileNotFound, unauthorized } from '../platform/errors/errors.ts';
import { attachment } from '../platform/files/content-disposition.ts';
import { json, refusal, signedOut } from '../platform/http/openapi/route-texts.ts';
import { createRouter, type Routes } from '../platform/http/router.ts';
import { streamBody } from '../platform/http/stream-body.ts';
import { findExport, findExportFile, requestExport } from './data-export.repo.ts';

const stateRoute = createRoute({
  method: 'get',
  path: '/api/account/export',
  summary: "How the copy of the caller's data stands",
  responses: { 200: json('Its state', schemaOf(DATA_EXPORT)), 401: signedOut },
});

const requestRoute = createRoute({
  method: 'post',
  path: '/api/account/export',
  summary: "Ask for a copy of the caller's data; changes nothing while one is made, or a day after one",
  responses: { 202: json('Its state', schemaOf(DATA_EXPORT)), 401: signedOut },
});

const fileRoute = createRoute({
  method: 'get',
  path: '/api/account/export/file',
  summary: "The copy of the caller's data, as a zip archive",
  responses: {
    200: { description: 'The file', content: { 'application/zip': { schema: z.string() } } },
    401: signedOut,
    404: refusal('There is none, or its time is over'),
  },
});

export function dataExportsRoutes(deps: PlatformDeps): Routes {
  return createRouter()
    .openapi(stateRoute, async (c) => {
      const state = signedIn(await findExport(deps.sql, callerOf(c)));
      return c.json(state, 200);
    })
    .openapi(requestRoute, async (c) => c.json(await requestExport(deps.sql, callerOf(c)), 202))
    .openapi(fileRoute, async (c) => {
      const { isSignedIn, file } = await findExportFile(deps.sql, callerOf(c));
      if (!isSignedIn) throw unauthorized();
      const object = file && (await deps.storage.stat(file.key));
      if (!file || !object) throw fileNotFound();
      const day = file.finishedAt.toISOString().slice(0, 10);
      c.header('Content-Disposition', attachment(`ai-creative-data-${day}`, object.mediaType));
      // All that a user has: no cache keeps it.
      c.header('Cache-Control', 'no-store');
      c.header('Content-Type', object.mediaType);
      c.header('Content-Length', String(object.sizeBytes));
      // HEAD opens no file: nothing would close it.
      if (c.req.method === 'HEAD') return c.body(null, 200);
      return streamBody(c, await deps.storage.read(file.key));
    });
}
