/** What a caller may add to a request. */
export interface EngineOptions {
  /** Ends the work within a second; the call then rejects with an EngineError `aborted`. */
  signal?: AbortSignal;
  /** @param fraction done, 0..1; it never falls, and the last one is 1 */
  onProgress?(fraction: number): void;
}
