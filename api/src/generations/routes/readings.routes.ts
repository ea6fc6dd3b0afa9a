import { READING_RESPONSE } from '@aic/contract/readings';
import { readingRequestSchema, schemaOf } from '@aic/contract/schemas';
import { createRoute } from '@hono/zod-openapi';
import { callerOf, signedIn } from '../../identity/auth/caller.ts';
import { body, json, refusal, signedOut } from '../../platform/http/openapi/route-texts.ts';
import { createRouter, type Routes } from '../../platform/http/router.ts';
import type { GenerationDeps } from '../generation-deps.ts';
import { findCallerId } from '../list/generations.repo.ts';
import { engineOf } from '../providers/engine.ts';
import { requireProvider } from '../start/start-generations.ts';

const readRoute = createRoute({
  method: 'post',
  path: '/api/readings',
  summary: 'What the engine in place would make of a request; nothing is started, and nothing charged',
  request: body(readingRequestSchema),
  responses: {
    200: json('`reading` is null where the engine cannot tell', schemaOf(READING_RESPONSE)),
    400: refusal('Not valid'),
    401: signedOut,
    503: refusal('Nothing is configured that makes this'),
  },
});

export function readingsRoutes(deps: GenerationDeps): Routes {
  return createRouter().openapi(readRoute, async (c) => {
    signedIn(await findCallerId(deps.sql, callerOf(c)));
    const { kind, ...request } = c.req.valid('json');
    const offered = requireProvider(deps, kind);
    const { reader } = engineOf(offered, request)?.provider ?? offered;
    if (reader === undefined) return c.json({ reading: null }, 200);
    const reading = reader.read(request);
    const isKnown = reading.verdict !== 'unknown';
    return c.json({ reading: { ...reading, ...(!isKnown && { repertoire: reader.repertoire }) } }, 200);
  });
}
