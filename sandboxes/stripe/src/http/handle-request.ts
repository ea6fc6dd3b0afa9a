import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Context } from '../context.ts';
import { expand } from './expand.ts';
import type { Form } from './form.ts';
import { replay, remember, type KeyedRequest } from './idempotency.ts';
import { present } from './present.ts';
import type { Route } from './route.ts';
import { StripeError, errorBody } from './stripe-error.ts';

export interface ApiResponse {
  status: ContentfulStatusCode;
  body: string;
  isReplayed: boolean;
}

/**
 * Runs an endpoint's verb in one transaction and makes its response. With an idempotency key the response is stored in
 * the same transaction as the changes, so a repeated request never does the work twice.
 *
 * @param keyed null without an idempotency key
 */
export function handleRequest(
  ctx: Context,
  endpoint: Route,
  form: Form,
  ids: readonly string[],
  keyed: KeyedRequest | null,
): ApiResponse {
  const requestId = ctx.request.id ?? '';
  try {
    const known = keyed === null ? null : replay(ctx, keyed);
    if (known !== null) {
      return known;
    }
    return ctx.store.transaction(() => {
      const done = runVerb(ctx, endpoint, form, ids);
      const response: ApiResponse =
        done instanceof StripeError
          ? { status: done.status, body: JSON.stringify(errorBody(done, requestId)), isReplayed: false }
          : { status: 200, body: JSON.stringify(done), isReplayed: false };
      if (keyed !== null) {
        remember(ctx, keyed, response);
      }
      return response;
    });
  } catch (error) {
    const known = error instanceof StripeError ? error : internalError(error);
    return { status: known.status, body: JSON.stringify(errorBody(known, requestId)), isReplayed: false };
  }
}

/**
 * @returns the object, or the error when what led to it stays: a declined card is a response about a charge that
 * exists
 */
function runVerb(ctx: Context, endpoint: Route, form: Form, ids: readonly string[]): object {
  const { expand: paths, ...params } = form;
  const wanted = Array.isArray(paths) ? paths.filter((path) => typeof path === 'string') : [];
  try {
    const row = endpoint.run(ctx, params, ids);
    return expand(ctx, presentResponse(ctx, row), wanted);
  } catch (error) {
    if (error instanceof StripeError && error.keepsChanges) {
      return error;
    }
    throw error;
  }
}

function presentResponse(ctx: Context, row: object): object {
  if ('object' in row && row.object === 'list' && 'data' in row && Array.isArray(row.data)) {
    return { ...row, data: row.data.map((member: object) => presentResponse(ctx, member)) };
  }
  return 'id' in row && typeof row.id === 'string' && 'object' in row && typeof row.object === 'string'
    ? present(ctx, { ...row, id: row.id, object: row.object })
    : row;
}

function internalError(error: unknown): StripeError {
  console.error('The Stripe sandbox failed at a request:', error);
  return new StripeError(500, 'api_error', `The Stripe sandbox failed: ${String(error)}`);
}
