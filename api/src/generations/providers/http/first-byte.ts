/** Milliseconds until the first byte of what needs not be made first: a text's beginning, a state, a file. */
const FIRST_BYTE_MS = 30_000;

/** Less than the whole may take; a server that was given much time, as those that load a model first, has a sixth of it. */
export const firstByteMs = (timeoutMs: number): number =>
  Math.min(timeoutMs, Math.max(FIRST_BYTE_MS, timeoutMs / 6));

/**
 * Sends a request and ends it where no response begins in time. Its body may take longer.
 * @param timeoutMs of the whole
 * @throws DOMException `TimeoutError`
 */
export async function withFirstByte(
  timeoutMs: number,
  signal: AbortSignal,
  send: (signal: AbortSignal) => Promise<Response>,
): Promise<Response> {
  const late = new AbortController();
  const end = () => late.abort(new DOMException('The first byte is late.', 'TimeoutError'));
  const timer = setTimeout(end, firstByteMs(timeoutMs));
  try {
    return await send(AbortSignal.any([signal, late.signal]));
  } finally {
    clearTimeout(timer);
  }
}
