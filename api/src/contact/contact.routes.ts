import { contactSchema } from '@aic/contract/schemas';
import { createRoute } from '@hono/zod-openapi';
import type { PlatformDeps } from '../platform/deps.ts';
import { clientNetwork } from '../platform/http/client-network.ts';
import { idempotencyHeadersSchema } from '../platform/http/idempotency-key.ts';
import { body, done, refusal, NO_SECRET } from '../platform/http/openapi/route-texts.ts';
import { createRouter, type Routes } from '../platform/http/router.ts';
import { sendMessage } from './send-message.ts';

const contactRoute = createRoute({
  method: 'post',
  path: '/api/contact',
  security: NO_SECRET,
  summary: 'Send us a message; no account is needed',
  request: { headers: idempotencyHeadersSchema, ...body(contactSchema) },
  responses: {
    202: done('Taken'),
    400: refusal('Not valid, with a message by field'),
    429: refusal('Too many from here; Retry-After says when'),
  },
});

export function contactRoutes(deps: PlatformDeps): Routes {
  return createRouter().openapi(contactRoute, async (c) => {
    const { 'idempotency-key': key } = c.req.valid('header');
    await sendMessage(deps, clientNetwork(c, deps.config), c.req.valid('json'), key);
    return c.json({}, 202);
  });
}
