import { Readable } from 'node:stream';
import { GENERATION_KINDS, PAGE_SIZE_DEFAULT, PAGE_SIZE_MAX } from '@aic/contract';
import { day, schemaOf } from '@aic/contract/schemas';
import { USAGE_TYPES, USAGE_DAY, USAGE_ENTRY } from '@aic/contract/usage';
import { createRoute, z } from '@hono/zod-openapi';
import { callerOf, signedIn } from '../../identity/auth/caller.ts';
import type { PlatformDeps } from '../../platform/deps.ts';
import { json, refusal, signedOut } from '../../platform/http/openapi/route-texts.ts';
import { createRouter, type Routes } from '../../platform/http/router.ts';
import { streamBody } from '../../platform/http/stream-body.ts';
import { usageFile } from './usage-file.ts';
import { findUsage, findUsageDays } from './usage.repo.ts';

const refusals = { 400: refusal('Not valid'), 401: signedOut };

const filterSchema = z.object({
  type: z.enum(USAGE_TYPES).optional(),
  kind: z.enum(GENERATION_KINDS).optional(),
  /** Days in UTC, both included. */
  from: day.optional(),
  to: day.optional(),
});

const listRoute = createRoute({
  method: 'get',
  path: '/api/usage',
  summary: "Every move of the caller's credits, newest first; the next page is in the Link header",
  request: {
    query: filterSchema.extend({
      limit: z.coerce.number().int().min(1).max(PAGE_SIZE_MAX).optional(),
      cursor: z
        .string()
        .regex(/^\d{1,18}$/, 'Not a cursor of this list')
        .optional(),
    }),
  },
  responses: {
    200: json('One page', z.array(schemaOf(USAGE_ENTRY))),
    ...refusals,
  },
});

const fileRoute = createRoute({
  method: 'get',
  path: '/api/usage.csv',
  summary: 'The same as a file (RFC 4180), all of it',
  request: { query: filterSchema },
  responses: {
    200: { description: 'The file', content: { 'text/csv': { schema: z.string() } } },
    ...refusals,
  },
});

const daysRoute = createRoute({
  method: 'get',
  path: '/api/usage/days',
  summary: "What the caller's days came to, oldest first, in UTC days without gaps",
  request: { query: z.object({ days: z.coerce.number().int().min(1).max(366).default(30) }) },
  responses: {
    200: json('The days up to today', z.array(schemaOf(USAGE_DAY))),
    ...refusals,
  },
});

export function usageRoutes(deps: Pick<PlatformDeps, 'config' | 'sql' | 'clock'>): Routes {
  return createRouter()
    .openapi(listRoute, async (c) => {
      const { limit = PAGE_SIZE_DEFAULT, cursor = null, ...filter } = c.req.valid('query');
      // One more than is shown tells whether there is a next page.
      const page = { ...filter, limit: limit + 1, before: cursor };
      const entries = signedIn(await findUsage(deps.sql, callerOf(c), page));
      const shown = entries.slice(0, limit);
      const last = shown.at(-1);
      if (entries.length > limit && last) {
        const query = new URLSearchParams({ ...c.req.query(), limit: String(limit), cursor: last.id });
        c.header('Link', `</api/usage?${query.toString()}>; rel="next"`);
      }
      return c.json(shown, 200);
    })
    .openapi(fileRoute, async (c) => {
      const lines = usageFile(deps.sql, callerOf(c), c.req.valid('query'));
      // The first part before the response begins: a refusal is still a refusal.
      const first = await lines.next();
      c.header('Content-Type', 'text/csv; charset=utf-8');
      c.header('Content-Disposition', 'attachment; filename="credits.csv"');
      const body = Readable.from(
        (async function* all() {
          if (!first.done) yield first.value;
          yield* lines;
        })(),
      );
      return streamBody(c, body);
    })
    .openapi(daysRoute, async (c) => {
      const days = signedIn(await findUsageDays(deps.sql, callerOf(c), c.req.valid('query').days));
      return c.json(days, 200);
    });
}
