/**
 * Why the engine delivered nothing.
 * `refused`: it cannot do what was asked, and trying again would not help; the message says why, in words for the user.
 * `failed`: its thread broke; another try may work. `aborted`: the caller's signal ended it.
 */
export type EngineErrorKind = 'refused' | 'failed' | 'aborted';

/** The only error the engine's calls reject with. */
export class EngineError extends Error {
  override readonly name = 'EngineError';
  readonly kind: EngineErrorKind;

  constructor(kind: EngineErrorKind, message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}

export const abortedError = (): EngineError => new EngineError('aborted', 'The caller stopped the engine.');
