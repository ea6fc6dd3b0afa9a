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

/** What a vendor says with a failure. It is looked at, never repeated. */
export interface Refusal {
  /** 0: it came in the middle of a stream. */
  status: number;
  reason: string;
  /** The member of our request that it is about, where it names one. */
  member?: string;
  message?: string;
}

/** Why a vendor did not deliver. */
export function kindOfFailure(refusal: Refusal): ProviderErrorKind {
  const { status, reason } = refusal;
  if (MODERATION_REASONS.has(reason)) return 'moderation';
  if (QUOTA_REASONS.has(reason) || status === 402) return 'quota';
  if (status === 429 || reason === 'rate_limit_exceeded') return 'rate_limited';
  if (status === 401 || status === 403) return 'unauthorized';
  // A gateway stopped waiting for a vendor that may well go on.
  if (status === 504) return 'timeout';
  // Not implemented, like 404, 405 and a redirect: another address or wire, or a model that is not there.
  if (status === 501) return 'misconfigured';
  if (status >= 500 || status === 408 || reason === 'server_error') return 'unavailable';
  if (status < 300) return 'uncertain';
  return namesContent(refusal) ? 'invalid_request' : 'misconfigured';
}

/**
 * Whether a refusal is about what the user has sent. A missing header, a member that the server does not know and a
 * model that is not there are not: only the operator can mend these.
 */
function namesContent({ status, reason, member = '', message = '' }: Refusal): boolean {
  if (status === 413 || CONTENT_REASONS.has(reason)) return true;
  if (status !== 400 && status !== 422) return false;
  // Ours has a prompt: a server that misses it reads another wire.
  if (SETUP_WORDS.test(reason) || SETUP_WORDS.test(message)) return false;
  return CONTENT_MEMBERS.test(member) || CONTENT_WORDS.test(message);
}

/** Reasons that name texts and pictures without naming a member. */
const CONTENT_REASONS: ReadonlySet<string> = new Set([
  'context_length_exceeded',
  'string_above_max_length',
  'invalid_image',
  'invalid_image_format',
  'image_parse_error',
  'image_too_large',
  'image_too_small',
]);

const SETUP_WORDS =
  /missing|required|unknown|unrecogni[sz]ed|unsupported|unexpected|not supported|extra_forbidden/i;
/** Prompt, pictures, and the settings that a user chooses. */
const CONTENT_MEMBERS =
  /(^|\.)(prompt|input|messages|image|images|input_reference|frame_images|size|seconds|duration|music_length_ms|aspect_ratio)\b/;
const CONTENT_WORDS = /\b(prompt|your (text|image))\b/i;

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
