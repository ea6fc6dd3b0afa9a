import { ADMIN_FILL } from '@aic/contract/remotes';
import { remoteNameSchema, schemaOf } from '@aic/contract/schemas';
import { SLOTS } from '@aic/contract/slots';
import { createRoute, z } from '@hono/zod-openapi';
import { callerOf } from '../../identity/auth/caller.ts';
import type { PlatformDeps } from '../../platform/deps.ts';
import { body, done, json, refusal, signedOut } from '../../platform/http/openapi/route-texts.ts';
import { createRouter, type Routes } from '../../platform/http/router.ts';
import { arrangeSlot } from '../registry/slots.repo.ts';
import { listFills } from './list-fills.ts';

const refusals = { 401: signedOut, 403: refusal('Not an admin'), 404: refusal('There is none') };

const order = z
  .array(z.strictObject({ name: remoteNameSchema, isOn: z.boolean() }))
  .max(100)
  .refine((fills) => new Set(fills.map(({ name }) => name)).size === fills.length, 'names one twice');

const listRoute = createRoute({
  method: 'get',
  path: '/api/admin/slots',
  summary: 'What tools put into pages of others',
  responses: { 200: json('By slot, in their order', z.array(schemaOf(ADMIN_FILL))), ...refusals },
});
const arrangeRoute = createRoute({
  method: 'post',
  path: '/api/admin/slots/{slot}',
  summary: 'Put what fills a slot in order, and turn it on or off',
  request: { params: z.object({ slot: z.enum(SLOTS) }), ...body(z.strictObject({ fills: order })) },
  responses: { 200: done('Done'), ...refusals },
});

/** How admins order and switch off what tools put into pages of others (docs/ship-a-tool.md). */
export function slotsRoutes({ sql }: PlatformDeps): Routes {
  return createRouter()
    .openapi(listRoute, async (c) => c.json(await listFills(sql, callerOf(c)), 200))
    .openapi(arrangeRoute, async (c) => {
      await arrangeSlot(sql, callerOf(c), c.req.valid('param').slot, c.req.valid('json').fills);
      return c.json({}, 200);
    });
}
