import { createRoute, z } from '@hono/zod-openapi';
import { readSessionHash } from '../identity/auth/session.ts';
import type { PlatformDeps } from '../platform/deps.ts';
import { tooManyWindows, unauthorized } from '../platform/errors/errors.ts';
import { refusal, signedOut } from '../platform/http/openapi/route-texts.ts';
import { createRouter, type Routes } from '../platform/http/router.ts';
import { sendLive } from '../platform/http/stream-body.ts';
import type { EventHub } from './event-hub.ts';
import { findStreamStart } from './events.repo.ts';

/** Streams one user may hold in one process. A browser needs one, shared by its tabs. */
const STREAMS_PER_USER = 32;

const eventsRoute = createRoute({
  method: 'get',
  path: '/api/events',
  summary: 'Live changes of the signed-in user, as Server-Sent Events',
  request: { headers: z.object({ 'last-event-id': z.string().optional() }) },
  responses: {
    200: {
      description: 'One ServerEvent per message',
      content: { 'text/event-stream': { schema: z.string() } },
    },
    401: signedOut,
    429: refusal('Too many open windows'),
  },
});

export function eventsRoutes(deps: Pick<PlatformDeps, 'config' | 'sql' | 'clock'>, hub: EventHub): Routes {
  return createRouter().openapi(eventsRoute, async (c) => {
    const tokenHash = readSessionHash(c);
    const lastEventId = readEventId(c.req.header('last-event-id'));
    const start = tokenHash && (await findStreamStart(deps.sql, tokenHash, lastEventId, deps.clock.now()));
    if (!start) throw unauthorized();
    if (hub.connections(start.userId) >= STREAMS_PER_USER) {
      throw tooManyWindows();
    }
    c.header('Content-Type', 'text/event-stream; charset=utf-8');
    // Proxies must neither compress nor collect a stream.
    c.header('Cache-Control', 'no-cache, no-transform');
    c.header('X-Accel-Buffering', 'no');
    return sendLive(c, hub.connect({ ...start, tokenHash }));
  });
}

function readEventId(text: string | undefined): number | null {
  return text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : null;
}
