export interface SourceHandlers {
  onOpen(): void;
  onDown(): void;
  onMessage(data: string): void;
}

const RETRY_DELAY_MIN_MS = 1000;
const RETRY_DELAY_MAX_MS = 30_000;

/**
 * An EventSource that always reconnects. The browser's own one reconnects after a lost connection, but gives up for
 * good on a response that is not a stream, such as a 502 during a deployment. Ours: it is one rule more than the
 * browser's.
 */
export function openReconnectingSource(url: string, handlers: SourceHandlers, signal: AbortSignal): void {
  let source: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let delayMs = RETRY_DELAY_MIN_MS;

  const open = (): void => {
    const opened = new EventSource(url, { withCredentials: true });
    source = opened;
    opened.addEventListener('open', () => {
      delayMs = RETRY_DELAY_MIN_MS;
      handlers.onOpen();
    });
    opened.addEventListener('error', () => {
      handlers.onDown();
      if (opened.readyState === EventSource.CLOSED) {
        timer = setTimeout(open, delayMs);
        delayMs = Math.min(delayMs * 2, RETRY_DELAY_MAX_MS);
      }
    });
    opened.addEventListener('message', ({ data }) => handlers.onMessage(String(data)));
  };

  open();
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    source?.close();
  });
}
