/**
 * Why a provider did not deliver. `RETRYABLE_KINDS` are tried again by the job (never by the vendor's SDK), `rate_limited`
 * waits its turn without counting as a try; the others end the job.
 * `uncertain`: the request may have been bought, so it is not sent again; the credits go back and the operator sees a counter.
 */
export type ProviderErrorKind =
  | 'moderation'
  | 'invalid_request'
  | 'unauthorized'
  | 'quota'
  | 'rate_limited'
  | 'unavailable'
  | 'timeout'
  | 'uncertain'
  | 'aborted';

export const RETRYABLE_KINDS: ReadonlySet<ProviderErrorKind> = new Set(['unavailable']);

/** Words for the user: what happened and what to do. That the credits are back is said by the item itself. */
export const PROVIDER_ERROR_TEXTS: Readonly<Record<ProviderErrorKind, string>> = {
  moderation: 'The provider refused this prompt under its content rules. Change the prompt and try again.',
  invalid_request:
    'The provider did not accept this request. Change the prompt or the settings and try again.',
  unauthorized: 'The provider refused our access. We have been told; please try again later.',
  quota: 'The provider has no capacity left for us right now. Please try again later.',
  rate_limited: 'The provider is busy. Please try again in a minute.',
  unavailable: 'The provider is not answering. Please try again in a minute.',
  timeout: 'The provider took too long. Please try again.',
  uncertain: 'The connection to the provider broke before the result arrived. Please try again.',
  aborted: 'Cancelled',
};

export class ProviderError extends Error {
  override readonly name = 'ProviderError';
  readonly kind: ProviderErrorKind;
  readonly retryAfterMs: number | null;
  /** Said to the user instead of the kind's own words. */
  readonly shownMessage: string | null;

  constructor(
    kind: ProviderErrorKind,
    message: string,
    options: { cause?: unknown; retryAfterMs?: number; shownMessage?: string } = {},
  ) {
    super(message, { cause: options.cause });
    this.kind = kind;
    this.retryAfterMs = options.retryAfterMs ?? null;
    this.shownMessage = options.shownMessage ?? null;
  }
}
