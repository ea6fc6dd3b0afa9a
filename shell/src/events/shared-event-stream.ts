import type { ServerEvent, ServerEvents } from '@aic/sdk';
import { openReconnectingSource } from './reconnecting-source.ts';

type Status = 'open' | 'closed';
type TabMessage =
  | { kind: 'event'; event: ServerEvent }
  | { kind: 'status'; status: Status }
  | { kind: 'hello' };

const CHANNEL = 'aic.events';
const LOCK = 'aic.events.leader';

/** From a page's HTML to its first word with the other tabs, on a slow line. */
const PAGE_LOAD_MS = 30_000;

export interface EventStream extends ServerEvents {
  /** Starts while a user is signed in. */
  start(): void;
  stop(): void;
}

/**
 * The user's server events, one connection for all tabs of the browser: over HTTP/1.1 each would take one of six
 * connections. The tab that holds the lock reads the stream and tells the others; when it closes, the next one takes
 * over and the server replays what was missed (Last-Event-ID).
 */
export function createEventStream(url = '/api/events'): EventStream {
  const listeners = new Set<(event: ServerEvent) => void>();
  const statusListeners = new Set<(status: Status) => void>();
  let status: Status = 'closed';
  let session: { channel: BroadcastChannel | null; release: AbortController } | null = null;

  const setStatus = (next: Status): void => {
    if (status !== next) {
      status = next;
      statusListeners.forEach((listener) => listener(next));
    }
  };
  const emit = (event: ServerEvent): void => listeners.forEach((listener) => listener(event));

  const lead = (channel: BroadcastChannel | null, signal: AbortSignal): Promise<void> =>
    new Promise((resolve) => {
      /** When something was released last: a tab whose page was made before that hears of it, too. */
      let releasedMs = -Infinity;
      const tell = (message: TabMessage): void => {
        channel?.postMessage(message);
        if (message.kind === 'event') {
          if (message.event.type === 'remotes') releasedMs = performance.now();
          emit(message.event);
        } else if (message.kind === 'status') {
          setStatus(message.status);
        }
      };
      openReconnectingSource(
        url,
        {
          onOpen: () => tell({ kind: 'status', status: 'open' }),
          onDown: () => tell({ kind: 'status', status: 'closed' }),
          // Safe because the gateway writes ServerEvent and nothing else.
          onMessage: (data) => tell({ kind: 'event', event: JSON.parse(data) as ServerEvent }),
        },
        signal,
      );
      channel?.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
        if (data.kind !== 'hello') return;
        channel.postMessage({ kind: 'status', status } satisfies TabMessage);
        if (performance.now() - releasedMs > PAGE_LOAD_MS) return;
        channel.postMessage({ kind: 'event', event: { type: 'remotes' } } satisfies TabMessage);
      });
      signal.addEventListener('abort', () => resolve());
    });

  return {
    status: () => status,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onStatus(listener) {
      statusListeners.add(listener);
      return () => statusListeners.delete(listener);
    },
    start() {
      if (session !== null) {
        return;
      }
      const channel = openChannel();
      const release = new AbortController();
      session = { channel, release };
      if (channel === null) {
        void lead(null, release.signal);
        return;
      }
      channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
        if (data.kind === 'event') {
          emit(data.event);
        } else if (data.kind === 'status') {
          setStatus(data.status);
        }
      });
      channel.postMessage({ kind: 'hello' } satisfies TabMessage);
      navigator.locks
        .request(LOCK, { signal: release.signal }, () => lead(channel, release.signal))
        // Aborted while it waited for the lock, because this tab signed out.
        .catch(() => undefined);
    },
    stop() {
      session?.release.abort();
      session?.channel?.close();
      session = null;
      setStatus('closed');
    },
  };
}

/** Null where a browser cannot share the stream between its tabs, or does not let it: then each tab has its own. */
function openChannel(): BroadcastChannel | null {
  try {
    return 'locks' in navigator ? new BroadcastChannel(CHANNEL) : null;
  } catch {
    return null;
  }
}
