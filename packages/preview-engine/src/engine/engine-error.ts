/**
 * Why the engine delivered nothing.
 * `refused`: it cannot do what was asked, and another try would not help; the message tells the user why.
 * `failed`: its thread broke; another try may work. `aborted`: the caller's signal ended it.
 */
export type EngineErrorKind = 'refused' | 'failed' | 'aborted';

/** The only error that the engine's calls reject with. */
export class EngineError extends Error {
  override readonly name = 'EngineError';
  readonly kind: EngineErrorKind;

  constructor(kind: EngineErrorKind, message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}

export const abortedError = (): EngineError => new EngineError('aborted', 'The caller stopped the engine.');
