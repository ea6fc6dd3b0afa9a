export interface SourceHandlers {
  onOpen(): void;
  onDown(): void;
  onMessage(data: string): void;
}

const RETRY_DELAY_MIN_MS = 1000;
const RETRY_DELAY_MAX_MS = 30_000;
/** Two heartbeats of the gateway and a slow line. */
const SILENCE_MAX_MS = 35_000;
const WATCH_MS = 5000;

/**
 * An EventSource that always reconnects, and is open only while something arrives. The browser's own one gives up for
 * good on a response that is not a stream, such as a 502 during a deployment, and keeps one that is silent: behind a
 * proxy that collects it, or after a sleep or a change of network. Ours: it is two rules more than the browser's.
 */
export function openReconnectingSource(url: string, handlers: SourceHandlers, signal: AbortSignal): void {
  let source: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let delayMs = RETRY_DELAY_MIN_MS;
  /** By the wall clock: others stand still while the machine sleeps. */
  let heardAtMs = Infinity;
  let isOpen = false;

  const hear = (): void => {
    heardAtMs = Date.now();
    delayMs = RETRY_DELAY_MIN_MS;
    if (!isOpen) handlers.onOpen();
    isOpen = true;
  };
  const fall = (): void => {
    isOpen = false;
    handlers.onDown();
  };

  const open = (): void => {
    const opened = new EventSource(url, { withCredentials: true });
    source = opened;
    heardAtMs = Date.now();
    // The browser's own reconnect has come through.
    opened.addEventListener('open', () => (heardAtMs = Date.now()));
    opened.addEventListener('alive', hear);
    opened.addEventListener('error', () => {
      heardAtMs = Infinity;
      fall();
      if (opened.readyState === EventSource.CLOSED) openLater();
    });
    opened.addEventListener('message', ({ data }) => {
      hear();
      handlers.onMessage(String(data));
    });
  };

  const openLater = (): void => {
    heardAtMs = Infinity;
    timer = setTimeout(open, delayMs);
    delayMs = Math.min(delayMs * 2, RETRY_DELAY_MAX_MS);
  };

  open();
  const watch = setInterval(() => {
    if (Date.now() - heardAtMs <= SILENCE_MAX_MS) return;
    source?.close();
    fall();
    openLater();
  }, WATCH_MS);
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    clearInterval(watch);
    source?.close();
  });
}
