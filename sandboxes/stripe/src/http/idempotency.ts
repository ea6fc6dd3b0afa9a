import { createHash } from 'node:crypto';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Context } from '../context.ts';
import { StripeError } from './stripe-error.ts';

const KEPT_SECONDS = 24 * 3600;

export interface KeyedRequest {
  key: string;
  /** Method and path. */
  endpoint: string;
  /** The body as it came. */
  parameters: string;
}

/**
 * The stored response to an earlier request with this key, or null.
 *
 * @throws StripeError when the key was used for another endpoint or with other parameters
 */
export function replay(
  ctx: Context,
  { key, endpoint, parameters }: KeyedRequest,
): { status: ContentfulStatusCode; body: string; isReplayed: true } | null {
  const known = ctx.tables.idempotency.get(key);
  if (known === undefined || known.created + KEPT_SECONDS <= ctx.now()) {
    return null;
  }
  const advice = `Try using a key other than '${key}' if you meant to execute a different request.`;
  if (known.endpoint !== endpoint) {
    throw new StripeError(
      400,
      'idempotency_error',
      `Keys for idempotent requests can only be used for the same endpoint they were first used for ('${endpoint}' vs '${known.endpoint}'). ${advice}`,
    );
  }
  if (known.parameters !== digest(parameters)) {
    throw new StripeError(
      400,
      'idempotency_error',
      `Keys for idempotent requests can only be used with the same parameters they were first used with. ${advice}`,
    );
  }
  // Safe because only a response's status is stored.
  return { status: known.status as ContentfulStatusCode, body: known.body, isReplayed: true };
}

/** Keeps a response. Refused parameters are not kept, as at Stripe: only what began to execute is. */
export function remember(
  ctx: Context,
  { key, endpoint, parameters }: KeyedRequest,
  { status, body }: { status: number; body: string },
): void {
  ctx.tables.idempotency.put({
    id: key,
    endpoint,
    parameters: digest(parameters),
    status,
    body,
    created: ctx.now(),
  });
}

/** @throws StripeError 409 while another request with the key is still being answered */
export function claimKey(inUse: Set<string>, key: string): void {
  if (inUse.has(key)) {
    throw new StripeError(
      409,
      'idempotency_error',
      `There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through): ${key}. Please try again later.`,
      { code: 'idempotency_key_in_use' },
    );
  }
  inUse.add(key);
}

/** Bodies can hold card numbers, so only their digests are stored. */
function digest(parameters: string): string {
  return createHash('sha256').update(parameters).digest('hex');
}

/** Forgets responses that are older than a day. */
export function forgetOldResponses(ctx: Context): void {
  for (const { id } of ctx.tables.idempotency.where((row) => row.created + KEPT_SECONDS <= ctx.now())) {
    ctx.tables.idempotency.delete(id);
  }
}
