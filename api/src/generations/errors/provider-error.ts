/**
 * Why a provider did not deliver. `RETRYABLE_KINDS` are tried again by the job (never by the vendor's SDK),
 * `rate_limited` waits its turn without counting as a try; the others end the job. `uncertain`: the request may have
 * been bought, so it is not sent again; the credits go back and the operator sees a counter. `misconfigured`: the
 * vendor refuses our way of asking (address, wire, model, headers), and nothing that the user could change.
 */
export type ProviderErrorKind =
  | 'moderation'
  | 'invalid_request'
  | 'unauthorized'
  | 'misconfigured'
  | 'quota'
  | 'rate_limited'
  | 'unavailable'
  | 'timeout'
  | 'uncertain'
  | 'aborted';

export const RETRYABLE_KINDS: ReadonlySet<ProviderErrorKind> = new Set(['unavailable']);

/** Only the operator can do something about these, so the log says them as warnings. */
export const OPERATOR_KINDS: ReadonlySet<ProviderErrorKind> = new Set([
  'unauthorized',
  'misconfigured',
  'quota',
  'uncertain',
]);

export class ProviderError extends Error {
  override readonly name = 'ProviderError';
  readonly kind: ProviderErrorKind;
  readonly retryAfterMs: number | null;
  /** Shown to the user instead of the kind's own text (errors/job-errors.ts). */
  readonly shownMessage: string | null;
  /** Not a member that a log would write. */
  readonly #said: string | null;

  constructor(
    kind: ProviderErrorKind,
    message: string,
    options: {
      cause?: unknown;
      retryAfterMs?: number;
      shownMessage?: string;
      said?: string | undefined;
    } = {},
  ) {
    super(message, { cause: options.cause });
    this.kind = kind;
    this.retryAfterMs = options.retryAfterMs ?? null;
    this.shownMessage = options.shownMessage ?? null;
    this.#said = options.said ?? null;
  }

  /** The vendor's own words, for an admin who tries an engine: they may repeat parts of the key or the prompt. */
  get said(): string | null {
    return this.#said;
  }
}
