/** What a caller hands in beside its request. */
export interface EngineOptions {
  /** Ends the work within a second; the call then rejects with an EngineError `aborted`. */
  signal?: AbortSignal;
  /** Fraction done, 0..1, never falling. */
  onProgress?(fraction: number): void;
}
