import type { ProviderErrorKind } from '../../errors/provider-error.ts';

/**
 * What vendors call a prompt that breaks their rules; `invalid_prompt` is OpenAI's in a stream, `bad_prompt`
 * ElevenLabs'.
 */
const MODERATION_REASONS: ReadonlySet<string> = new Set([
  'moderation_blocked',
  'content_policy_violation',
  'content_filter',
  'invalid_prompt',
  'bad_prompt',
]);

/** What vendors call an account without money, whatever status they send with it. */
const QUOTA_REASONS: ReadonlySet<string> = new Set([
  'insufficient_quota',
  'billing_hard_limit_reached',
  'quota_exceeded',
  'insufficient_credits',
]);

/**
 * Why a vendor that answered with this status, or with a reason in the middle of a stream (status 0), did not
 * deliver.
 */
export function kindOfFailure(status: number, reason: string): ProviderErrorKind {
  if (MODERATION_REASONS.has(reason)) return 'moderation';
  if (QUOTA_REASONS.has(reason) || status === 402) return 'quota';
  if (status === 429 || reason === 'rate_limit_exceeded') return 'rate_limited';
  // A redirect is a wrong base URL, 404, 405 and 501 that or a model we may not use: like 401, only the operator can
  // mend it.
  if (OPERATOR_STATUSES.has(status) || (status >= 300 && status < 400)) return 'unauthorized';
  // A gateway stopped waiting for a vendor that may well go on.
  if (status === 504) return 'timeout';
  if (status >= 500 || status === 408 || reason === 'server_error') return 'unavailable';
  return status >= 400 ? 'invalid_request' : 'uncertain';
}

const OPERATOR_STATUSES: ReadonlySet<number> = new Set([401, 403, 404, 405, 501]);

/**
 * A vendor's machine-readable reason, or `no code`: whatever does not look like one may repeat the prompt or the key.
 */
export function safeReason(reason: unknown): string {
  return typeof reason === 'string' && /^[a-z][\w.-]{0,63}$/i.test(reason) && !/^(sk|xi)[-_]/i.test(reason)
    ? reason
    : 'no code';
}

/**
 * `retry-after-ms`, else Retry-After in seconds or as a date (RFC 9110 section 10.2.3). Null: the vendor does not
 * say.
 */
export function readRetryAfterMs(headers: Headers | undefined): number | null {
  const ms = headers?.get('retry-after-ms');
  if (ms && Number.isFinite(Number(ms))) return Math.max(0, Number(ms));
  const text = headers?.get('retry-after') ?? '';
  const parsed = /^\d+$/.test(text) ? Number(text) * 1000 : dateMs(text) - Date.now();
  return Number.isFinite(parsed) ? Math.max(0, parsed) : null;
}

/** `Date.parse` alone finds a date in almost any number. */
function dateMs(text: string): number {
  return /^[A-Z][a-z]{2}\w*, .*GMT$/.test(text) ? Date.parse(text) : Number.NaN;
}
