/** Every code the API answers with, and its HTTP status. */
export const ERROR_STATUS = {
  invalid_request: 400,
  email_taken: 400,
  invalid_credentials: 401,
  unauthorized: 401,
  /** The password was right: POST /api/login/second-step goes on. */
  second_step_required: 401,
  /** The sign-in has to begin anew. */
  second_step_over: 401,
  insufficient_credits: 402,
  payment_failed: 402,
  forbidden: 403,
  cross_origin: 403,
  not_found: 404,
  conflict: 409,
  price_changed: 409,
  too_large: 413,
  unsupported_media: 415,
  /** The main subject is not known to the preview engine: `allow_approximation` agrees to something else. */
  not_understood: 422,
  idempotency_mismatch: 422,
  rate_limited: 429,
  internal: 500,
  provider_unavailable: 503,
  payments_unavailable: 503,
  unavailable: 503,
  storage_full: 507,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

/** The body of every response that is no success. */
export interface ErrorBody {
  message: string;
  code: string;
  requestId: string;
  /** Message by field path. */
  fields?: Record<string, string> | undefined;
  /** With `price_changed`: the price now. */
  price?: number | undefined;
}
