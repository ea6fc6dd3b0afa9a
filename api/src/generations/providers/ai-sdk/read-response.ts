import { ProviderError, type ProviderErrorKind } from '../../errors/provider-error.ts';
import { kindOfFailure, safeReason } from '../http/failure-kind.ts';

/** Members in which vendors say how it went. Nothing else is read: other members repeat the prompt. */
const REASON_MEMBERS =
  /^(error|errors|detail|details|message|title|status|state|type|code|reason|failure_reason|finishReason|blockReason|raiMediaFilteredReasons)$/;
/** Members below those that repeat what was sent. */
const ECHO_MEMBERS = /^(input|prompt|loc|ctx|logs|url)$/;

const MODERATION_WORDS =
  /moderat|nsfw|safety|content.?(policy|filter|violation)|policy.?violation|prohibited|sensitive|flagged|blocklist/;
const QUOTA_WORDS = /balance|insufficient.{0,20}(credit|fund|quota)|out of credit|payment required|billing/;
const KEY_WORDS = /api.?(key|token)/;
const FAILED_STATES = /^(failed|error|cancell?ed|task not found)$/;

/** Why a vendor that answered with this status did not deliver. */
export function kindOfStatus(status: number, response: unknown): ProviderErrorKind {
  const words = reasonWords(response).join(' ');
  if (status >= 400 && status < 500 && status !== 401 && status !== 429) {
    if (QUOTA_WORDS.test(words)) return 'quota';
    // Google answers 400 to a wrong key.
    if (KEY_WORDS.test(words)) return 'unauthorized';
    if (MODERATION_WORDS.test(words)) return 'moderation';
  }
  return kindOfFailure({ status, reason: reasonOf(response), message: words });
}

/** The vendor's machine-readable reason, or `no code`. */
export function reasonOf(response: unknown): string {
  const { error } = membersOf(response);
  const { code, type, status } = membersOf(error);
  return safeReason([code, type, status].find((reason) => typeof reason === 'string'));
}

/** What a response of 2xx says of a request that ended without a result. Null: nothing of that kind. */
export function refusalIn(response: unknown): ProviderError | null {
  if (isFlagged(response) || MODERATION_WORDS.test(reasonWords(response).join(' '))) {
    return new ProviderError('moderation', 'The provider refused the request for its content.');
  }
  const { status, state, error } = membersOf(response);
  const words = [status, state].filter((word) => typeof word === 'string');
  const hasFailed = words.some((word) => FAILED_STATES.test(word.toLowerCase()));
  if (!hasFailed && (typeof error !== 'object' || error === null)) return null;
  return new ProviderError('invalid_request', `The provider could not finish it (${reasonOf(response)}).`, {
    shownMessage: 'The provider took this one on and could not finish it. Please try again.',
  });
}

/** A picture that fal has blackened, or a film that Google holds back, comes with no reason in words. */
function isFlagged(body: unknown): boolean {
  const { has_nsfw_concepts: nsfw, promptFeedback, response } = membersOf(body);
  const { raiMediaFilteredCount: held } = membersOf(membersOf(response)['generateVideoResponse']);
  return (
    (Array.isArray(nsfw) && nsfw.includes(true)) ||
    membersOf(promptFeedback)['blockReason'] !== undefined ||
    (typeof held === 'number' && held > 0)
  );
}

/** The vendor's own id of the request, for its support. */
export function requestIdOf(headers: Headers, response: unknown): string | null {
  const { request_id: requestId, id, name, responseId } = membersOf(response);
  const ids = [headers.get('x-fal-request-id'), headers.get('x-request-id'), requestId, id, name, responseId];
  return ids.find((one): one is string => typeof one === 'string' && /^[\w./:-]{1,200}$/.test(one)) ?? null;
}

function reasonWords(value: unknown, isReason = false): string[] {
  if (typeof value === 'string') return isReason ? [value.toLowerCase()] : [];
  if (Array.isArray(value)) return value.flatMap((item) => reasonWords(item, isReason));
  return Object.entries(membersOf(value))
    .filter(([name]) => !ECHO_MEMBERS.test(name))
    .flatMap(([name, member]) => reasonWords(member, isReason || REASON_MEMBERS.test(name)));
}

function membersOf(value: unknown): Record<string, unknown> {
  // Safe because any object may be read member by member.
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
