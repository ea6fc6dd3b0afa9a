import { z } from 'zod';
import { API_VERSION, type Context } from '../context.ts';
import { mergeMetadata } from '../http/merge-metadata.ts';
import { pageOf } from '../http/page.ts';
import { bool, listParams, metadata, text } from '../http/params.ts';
import { route } from '../http/route.ts';
import { found, invalidRequest } from '../http/stripe-error.ts';
import { newId } from '../state/new-id.ts';
import type { WebhookEndpoint } from '../state/wire.ts';

const PATH = '/v1/webhook_endpoints';

const createParams = z.strictObject({
  api_version: text.optional(),
  description: text.optional(),
  enabled_events: z.array(text).min(1),
  metadata: metadata.optional(),
  url: text,
});

const updateParams = createParams.omit({ api_version: true }).partial().extend({ disabled: bool.optional() });

export const webhookEndpointRoutes = [
  route(`POST ${PATH}`, createParams, createEndpoint),
  route(`GET ${PATH}`, z.strictObject(listParams), (ctx, page) =>
    pageOf(ctx.tables.webhook_endpoints.all().toReversed().map(withoutSecret), PATH, page),
  ),
  route(`GET ${PATH}/:id`, z.strictObject({}), (ctx, _, id) => withoutSecret(endpointOf(ctx, id))),
  route(`POST ${PATH}/:id`, updateParams, updateEndpoint),
  route(`DELETE ${PATH}/:id`, z.strictObject({}), (ctx, _, id) => {
    ctx.tables.webhook_endpoints.delete(endpointOf(ctx, id).id);
    return { id, object: 'webhook_endpoint', deleted: true };
  }),
];

/** The response to a creation is the only one with the signing secret. */
function createEndpoint(ctx: Context, params: z.output<typeof createParams>): WebhookEndpoint {
  requireUrl(params.url);
  return ctx.tables.webhook_endpoints.put({
    id: newId('we'),
    object: 'webhook_endpoint',
    api_version: params.api_version ?? API_VERSION,
    application: null,
    created: ctx.now(),
    description: params.description ?? null,
    enabled_events: params.enabled_events,
    livemode: false,
    metadata: params.metadata ?? {},
    secret: newId('whsec', 32),
    status: 'enabled',
    url: params.url,
  });
}

function updateEndpoint(ctx: Context, params: z.output<typeof updateParams>, id: string): WebhookEndpoint {
  const before = endpointOf(ctx, id);
  if (params.url !== undefined) {
    requireUrl(params.url);
  }
  if (params.url !== undefined && params.url !== before.url) {
    deliverAnew(ctx, id);
  }
  return withoutSecret(
    ctx.tables.webhook_endpoints.put({
      ...before,
      ...(params.description !== undefined && { description: params.description }),
      ...(params.enabled_events !== undefined && { enabled_events: params.enabled_events }),
      ...(params.url !== undefined && { url: params.url }),
      ...(params.disabled !== undefined && { status: params.disabled ? 'disabled' : 'enabled' }),
      metadata: mergeMetadata(before.metadata, params.metadata),
    }),
  );
}

/** What waits for another attempt at the old address is sent to the new one at once. */
function deliverAnew(ctx: Context, endpoint: string): void {
  for (const row of ctx.tables.deliveries.where(
    (to) => to.endpoint === endpoint && to.status === 'pending',
  )) {
    ctx.tables.deliveries.put({ ...row, nextAttemptMs: Date.now() });
  }
}

function requireUrl(url: string): void {
  if (!URL.canParse(url) || !/^https?:/.test(url)) {
    throw invalidRequest('Invalid URL: An explicit scheme (such as https) must be provided.', {
      code: 'url_invalid',
      param: 'url',
    });
  }
}

function endpointOf(ctx: Context, id: string): WebhookEndpoint {
  return found(ctx.tables.webhook_endpoints.get(id), 'webhook endpoint', id);
}

function withoutSecret(endpoint: WebhookEndpoint): WebhookEndpoint {
  const shown = { ...endpoint };
  delete shown.secret;
  return shown;
}
