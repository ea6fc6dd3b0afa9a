export interface ServerClock {
  /** The server's time, in ms since the epoch; the browser's own before the first response. */
  nowMs(): number;
  /**
   * Learns from the `Date` of a response that is of now: a file from the browser's cache carries the time it was sent
   * at.
   */
  readFrom(headers: Headers): void;
}

/** `Date` counts whole seconds, and a response takes its time: a smaller difference is none. */
const TOLERANCE_MS = 5000;

/** A browser's clock may be wrong by hours, and the ages of items count from times that the server wrote. */
export function createServerClock(): ServerClock {
  let aheadMs = 0;
  return {
    nowMs: () => Date.now() + aheadMs,
    readFrom(headers) {
      const differenceMs = Date.parse(headers.get('date') ?? '') - Date.now();
      if (Number.isNaN(differenceMs)) return;
      aheadMs = Math.abs(differenceMs) < TOLERANCE_MS ? 0 : differenceMs;
    },
  };
}
