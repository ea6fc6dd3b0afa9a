import type { ErrorBody, ErrorCode } from '@aic/contract';

/**
 * A non-success response. `message` is "status: body" or "status: status text" when the body is empty (rule 7.errors);
 * `userMessage` is the server's sentence for users, when it sent one.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: ErrorCode | null;
  readonly userMessage: string | null;
  readonly fields: Readonly<Record<string, string>>;
  /** With code `price_changed`: the price now, in credits. */
  readonly price: number | null;
  readonly retryAfterSeconds: number | null;

  constructor(response: { status: number; statusText: string; body: string; retryAfter?: string | null }) {
    super(`${response.status}: ${response.body === '' ? response.statusText : response.body}`);
    const body = parseErrorBody(response.body);
    this.status = response.status;
    // Safe because an unknown code is only ever compared, never looked up.
    this.code = (body?.code as ErrorCode | undefined) ?? null;
    this.userMessage = body?.message ?? null;
    this.fields = body?.fields ?? {};
    this.price = body?.price ?? null;
    this.retryAfterSeconds = response.retryAfter ? Number(response.retryAfter) || null : null;
  }
}

/** Logged out: a 401, or an error whose message contains 'Unauthorized'. */
export function isUnauthorized(error: unknown): boolean {
  return (
    error instanceof Error && (error.message.startsWith('401') || error.message.includes('Unauthorized'))
  );
}

/** The server's sentence, or `fallback` when there is none (network down, proxy error page). */
export function errorText(error: unknown, fallback: string): string {
  return (error instanceof ApiError && error.userMessage) || fallback;
}

function parseErrorBody(text: string): Partial<ErrorBody> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : null;
  } catch {
    return null;
  }
}
