import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** Stripe's error object, as far as the sandbox knows more than its type and message. */
export interface ErrorDetails {
  code?: string;
  decline_code?: string;
  param?: string;
  charge?: string;
  payment_intent?: unknown;
  payment_method?: unknown;
  setup_intent?: unknown;
}

type ErrorType = 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';

/**
 * A response that is an error, in Stripe's words. `keepsChanges`: what was changed before it stays, as with a declined
 * card.
 */
export class StripeError extends Error {
  readonly status: ContentfulStatusCode;
  readonly type: ErrorType;
  readonly details: ErrorDetails;
  readonly keepsChanges: boolean;

  constructor(
    status: ContentfulStatusCode,
    type: ErrorType,
    message: string,
    details: ErrorDetails = {},
    { keepsChanges = false } = {},
  ) {
    super(message);
    this.status = status;
    this.type = type;
    this.details = details;
    this.keepsChanges = keepsChanges;
  }
}

export function invalidRequest(message: string, details: ErrorDetails = {}): StripeError {
  return new StripeError(400, 'invalid_request_error', message, details);
}

/** @param param the parameter that named it; `id` when the path did */
export function missing(kind: string, id: string, param = 'id'): StripeError {
  return new StripeError(404, 'invalid_request_error', `No such ${kind}: '${id}'`, {
    code: 'resource_missing',
    param,
  });
}

/** What was looked for. @throws StripeError 404 when it is not there */
export function found<Row>(row: Row | undefined, kind: string, id: string, param?: string): Row {
  if (row === undefined) throw missing(kind, id, param);
  return row;
}

/** A card was refused. The attempt and its failed charge stay. */
export function cardError(message: string, details: ErrorDetails): StripeError {
  return new StripeError(402, 'card_error', message, details, { keepsChanges: true });
}

/** The body that Stripe sends with an error. */
export function errorBody(error: StripeError, requestId: string): { error: Record<string, unknown> } {
  const { code } = error.details;
  return {
    error: {
      ...error.details,
      ...(code !== undefined && {
        doc_url: `https://stripe.com/docs/error-codes/${code.replaceAll('_', '-')}`,
      }),
      message: error.message,
      request_log_url: `https://dashboard.stripe.com/test/logs/${requestId}`,
      type: error.type,
    },
  };
}
