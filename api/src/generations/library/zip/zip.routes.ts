import { libraryZipSchema } from '@aic/contract/schemas';
import { createRoute, z } from '@hono/zod-openapi';
import { callerOf, signedIn } from '../../../identity/auth/caller.ts';
import type { PlatformDeps } from '../../../platform/deps.ts';
import { attachment } from '../../../platform/files/content-disposition.ts';
import { zipStream } from '../../../platform/files/zip-stream.ts';
import { createConcurrencyLimit } from '../../../platform/http/limits/concurrency-limit.ts';
import { takeRateLimits } from '../../../platform/http/limits/rate-limit.ts';
import { refusal, signedOut } from '../../../platform/http/openapi/route-texts.ts';
import type { PathRule } from '../../../platform/http/path-rules.ts';
import { createRouter, type Routes } from '../../../platform/http/router.ts';
import { streamBody } from '../../../platform/http/stream-body.ts';
import { itemNotFound } from '../../errors/generation-errors.ts';
import { tooManyZips } from '../../errors/library-errors.ts';
import { writeLibraryZip } from './write-library-zip.ts';
import { findZipIds } from './zip.repo.ts';

const ZIP_PATH = '/api/library/zip';

/** A browser sends its form by itself, so that it also takes the response as a file. */
export const ZIP_RULE: PathRule = { path: ZIP_PATH, types: ['application/x-www-form-urlencoded'] };

const zipRoute = createRoute({
  method: 'post',
  path: ZIP_PATH,
  summary:
    "The caller's finished items and uploads as files of one zip archive; a form, so that a browser itself downloads it",
  request: {
    body: { required: true, content: { 'application/x-www-form-urlencoded': { schema: libraryZipSchema } } },
  },
  responses: {
    200: { description: 'The archive', content: { 'application/zip': { schema: z.string() } } },
    400: refusal('Not valid'),
    401: signedOut,
    404: refusal('None of them is finished, there and yours'),
    429: refusal('Another archive is being downloaded, or too many were'),
  },
});

/** Of one user at the same time: each reads a thousand files. */
const limit = createConcurrencyLimit(1, tooManyZips);

const ZIPS_PER_HOUR = 60;

/** Many items as one file. It is made while it is read, so it needs no room and no time before it begins. */
export function zipRoutes(deps: PlatformDeps): Routes {
  return createRouter().openapi(zipRoute, async (c) => {
    const caller = callerOf(c);
    const found = signedIn(await findZipIds(deps.sql, caller, c.req.valid('form').ids));
    if (found.ids.length === 0) throw itemNotFound();
    const giveBack = limit.take(found.userId);
    try {
      await takeRateLimits(deps, [{ key: `zip:${found.userId}`, limit: ZIPS_PER_HOUR, windowSeconds: 3600 }]);
      const archive = zipStream((add) => writeLibraryZip(deps, found, add), c.req.raw.signal);
      // Read to its end, failed or left by its reader: it closes in any case.
      archive.once('close', giveBack);
      archive.once('error', (error) => {
        if (!c.req.raw.signal.aborted) deps.logger.warn({ err: error }, 'a zip of items broke off');
      });
      const day = caller.now.toISOString().slice(0, 10);
      c.header('Content-Disposition', attachment(`ai-creative-${day}`, 'application/zip'));
      c.header('Content-Type', 'application/zip');
      c.header('Cache-Control', 'no-store');
      return streamBody(c, archive);
    } catch (error) {
      giveBack();
      throw error;
    }
  });
}
