import { API_VERSION, type Context } from '../context.ts';
import { present } from '../http/present.ts';
import { newId } from '../state/new-id.ts';
import type { WebhookEndpoint } from '../state/wire.ts';

/**
 * Records an event and a delivery for each endpoint that wants it.
 *
 * @param before the object as it was, for `previous_attributes` of an update
 */
export function emit(
  ctx: Context,
  type: string,
  object: { id: string; object: string },
  before?: object,
): void {
  const changes = before === undefined ? undefined : previousAttributes(before, object);
  if (changes !== undefined && Object.keys(changes).length === 0) {
    return;
  }
  const event = ctx.tables.events.put({
    id: newId('evt'),
    object: 'event',
    api_version: API_VERSION,
    // The real time also for objects on a test clock: who reads the list since the last look misses nothing.
    created: Math.floor(Date.now() / 1000),
    data: { object: present(ctx, object), ...(changes !== undefined && { previous_attributes: changes }) },
    livemode: false,
    pending_webhooks: 0,
    request: { id: ctx.request.id, idempotency_key: ctx.request.idempotencyKey },
    type,
  });
  for (const endpoint of ctx.tables.webhook_endpoints.where((row) => isWanted(row, type))) {
    ctx.tables.deliveries.put({
      id: newId('whd'),
      event: event.id,
      endpoint: endpoint.id,
      status: 'pending',
      attempts: 0,
      nextAttemptMs: Date.now(),
      lastError: null,
    });
  }
}

function isWanted(endpoint: WebhookEndpoint, type: string): boolean {
  return (
    endpoint.status === 'enabled' &&
    (endpoint.enabled_events.includes('*') || endpoint.enabled_events.includes(type))
  );
}

/** The values that differ, as they were; nested objects by their differing keys alone. */
function previousAttributes(before: object, after: object): Record<string, unknown> {
  const changed: Record<string, unknown> = {};
  for (const [key, old] of Object.entries(before)) {
    const current: unknown = Reflect.get(after, key);
    if (JSON.stringify(old) === JSON.stringify(current)) {
      continue;
    }
    changed[key] = isPlain(old) && isPlain(current) ? previousAttributes(old, current) : old;
  }
  for (const key of Object.keys(after)) {
    if (!Object.hasOwn(before, key)) {
      changed[key] = null;
    }
  }
  return changed;
}

function isPlain(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
