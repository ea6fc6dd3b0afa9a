import { codeOf } from '../../../platform/errors/code-of.ts';
import { ProviderError } from '../../errors/provider-error.ts';

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
 * Says in our words why a request ended without a whole response. Anything unknown is `uncertain`, because sending a paid
 * request twice is the worse mistake.
 */
export function connectionError(error: unknown): ProviderError {
  const codes = causeCodes(error);
  if (codes.some((code) => NEVER_SENT_CODES.has(code))) {
    return new ProviderError('unavailable', `The provider cannot be reached (${codes.join(', ')}).`, {
      cause: error,
    });
  }
  if (codes.some((code) => TIMEOUT_CODES.has(code))) return timeoutError();
  // A parser's message quotes the response, which may repeat the prompt.
  if (error instanceof SyntaxError) {
    return new ProviderError('uncertain', 'The provider answered with something unreadable.');
  }
  return new ProviderError('uncertain', 'The connection to the provider broke after the request was sent.', {
    cause: error,
  });
}

export function timeoutError(): ProviderError {
  return new ProviderError('timeout', 'The provider did not answer within the time limit.');
}

export function abortedError(): ProviderError {
  return new ProviderError('aborted', 'The request was aborted.');
}

/** Error codes down the chain of causes; Node wraps the attempts of one connect into an AggregateError. */
function causeCodes(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  const own = codeOf(error) ?? [];
  const attempts = error instanceof AggregateError ? error.errors.flatMap(causeCodes) : [];
  return [...new Set([own, attempts, causeCodes(error.cause)].flat())];
}
