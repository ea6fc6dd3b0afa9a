import { APIConnectionError, APIConnectionTimeoutError, APIError, APIUserAbortError } from 'openai';
import { ProviderError, type ProviderErrorKind } from '../provider-error.ts';

const MODERATION_CODES: ReadonlySet<string> = new Set(['moderation_blocked', 'content_policy_violation']);

/** Codes of a request that never left: nothing can have been bought, so the job may send it again. */
const NEVER_SENT_CODES: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** undici's own limits, which end a request that is longer than they are. */
const TIMEOUT_CODES: ReadonlySet<string> = new Set(['UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT']);

/**
 * Says in our words why a call of the `openai` SDK failed. Messages are ours: the vendor's may repeat parts of the key
 * or the prompt. Anything unknown is `uncertain`, because sending a paid request twice is the worse mistake.
 */
export function toProviderError(error: unknown): ProviderError {
  if (error instanceof ProviderError) return error;
  if (error instanceof APIUserAbortError) return new ProviderError('aborted', 'The request was aborted.');
  if (error instanceof APIConnectionTimeoutError) {
    return new ProviderError('timeout', 'The provider did not answer within the time limit.');
  }
  if (error instanceof APIConnectionError || !(error instanceof APIError)) return fromConnection(error);
  return fromStatus(error);
}

function fromConnection(error: unknown): ProviderError {
  const codes = causeCodes(error);
  if (codes.some((code) => NEVER_SENT_CODES.has(code))) {
    return new ProviderError('unavailable', `The provider cannot be reached (${codes.join(', ')}).`, {
      cause: error,
    });
  }
  if (codes.some((code) => TIMEOUT_CODES.has(code))) {
    return new ProviderError('timeout', 'The provider did not answer within the time limit.', {
      cause: error,
    });
  }
  return new ProviderError('uncertain', 'The connection to the provider broke after the request was sent.', {
    cause: error,
  });
}

function fromStatus(error: APIError): ProviderError {
  const status = error.status ?? 0;
  const reason = error.code ?? error.type ?? 'no code';
  const message = `The provider answered ${status} (${reason}), request ${error.requestID ?? 'without id'}.`;
  const retryAfterMs = readRetryAfterMs(error.headers);
  return new ProviderError(
    kindOfStatus(status, reason),
    message,
    retryAfterMs === null ? {} : { retryAfterMs },
  );
}

function kindOfStatus(status: number, reason: string): ProviderErrorKind {
  if (MODERATION_CODES.has(reason)) return 'moderation';
  // 404 is a model we may not use or a wrong base URL: like 401, only the operator can mend it.
  if (status === 401 || status === 403 || status === 404) return 'unauthorized';
  if (status === 429) return reason === 'insufficient_quota' ? 'quota' : 'rate_limited';
  if (status >= 500) return 'unavailable';
  return status >= 400 ? 'invalid_request' : 'uncertain';
}

/** `retry-after-ms`, else Retry-After in seconds or as a date (RFC 9110 section 10.2.3). */
function readRetryAfterMs(headers: Headers | undefined): number | null {
  const ms = Number(headers?.get('retry-after-ms') ?? Number.NaN);
  if (Number.isFinite(ms)) return Math.max(0, ms);
  const text = headers?.get('retry-after') ?? '';
  const parsed = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now();
  return Number.isFinite(parsed) ? Math.max(0, parsed) : null;
}

/** Error codes down the chain of causes; Node wraps the attempts of one connect into an AggregateError. */
function causeCodes(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  const own = 'code' in error && typeof error.code === 'string' ? [error.code] : [];
  const attempts = error instanceof AggregateError ? error.errors.flatMap(causeCodes) : [];
  return [...new Set([...own, ...attempts, ...causeCodes(error.cause)])];
}
