import { APIConnectionError, APIConnectionTimeoutError, APIError, APIUserAbortError } from 'openai';
import { ProviderError } from '../../errors/provider-error.ts';
import { abortedError, connectionError, timeoutError } from '../http/connection-error.ts';
import { kindOfFailure, readRetryAfterMs, safeReason } from '../http/failure-kind.ts';
import type { ProviderContext } from '../provider.ts';

interface MappingOptions {
  /** Hears the vendor's id of the request. */
  onUsage: ProviderContext['onUsage'];
  /** What a refusal means where it is not what it usually means. */
  kindOf?: typeof kindOfFailure;
}

/**
 * Says in our words why a call of the `openai` SDK failed. Messages are ours: the vendor's may repeat parts of the key
 * or the prompt.
 */
export function toProviderError(
  error: unknown,
  { onUsage, kindOf = kindOfFailure }: MappingOptions,
): ProviderError {
  if (error instanceof ProviderError) return error;
  if (error instanceof APIUserAbortError) return abortedError();
  if (error instanceof APIError && !(error instanceof APIConnectionError)) {
    if (error.requestID) onUsage({ requestId: error.requestID });
    return fromStatus(error, kindOf);
  }
  const known = connectionError(error);
  // The SDK says the same of a limit that ended the connecting, when nothing was sent, and of any later one.
  return error instanceof APIConnectionTimeoutError && known.kind === 'uncertain' ? timeoutError() : known;
}

function fromStatus(error: APIError, kindOf: typeof kindOfFailure): ProviderError {
  const status = error.status ?? 0;
  const reason = safeReason(error.code ?? error.type);
  const said = status === 0 ? 'ended its response with an error' : `answered ${status}`;
  const message = `The provider ${said} (${reason}), request ${error.requestID ?? 'without id'}.`;
  const retryAfterMs = readRetryAfterMs(error.headers);
  return new ProviderError(
    kindOf({ status, reason, member: error.param ?? '', message: error.message }),
    message,
    { ...(retryAfterMs !== null && { retryAfterMs }), said: error.message },
  );
}
