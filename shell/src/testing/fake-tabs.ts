import { vi } from 'vitest';

/** What tabs of one browser share, as far as the event stream needs it: channel, lock and server-sent events. */
export function installFakeTabs() {
  const channels = new Set<FakeChannel>();
  const sources: FakeEventSource[] = [];
  const waiting: Array<() => void> = [];
  let isHeld = false;

  /** Delivers to every other channel at once, in order, which is all that the stream relies on. */
  class FakeChannel extends EventTarget {
    #isOpen = true;

    constructor() {
      super();
      channels.add(this);
    }

    postMessage(data: unknown): void {
      if (!this.#isOpen) {
        throw new DOMException('Channel is closed', 'InvalidStateError');
      }
      for (const channel of channels) {
        if (channel !== this) {
          channel.dispatchEvent(new MessageEvent('message', { data: structuredClone(data) }));
        }
      }
    }

    close(): void {
      this.#isOpen = false;
      channels.delete(this);
    }
  }

  class FakeEventSource extends EventTarget {
    static readonly CLOSED = 2;
    /** Open; a test that plays a server's refusal sets it to CLOSED. */
    readyState = 1;
    isClosed = false;
    readonly url: string;
    readonly withCredentials: boolean;

    constructor(url: string, { withCredentials = false }: EventSourceInit = {}) {
      super();
      this.url = url;
      this.withCredentials = withCredentials;
      sources.push(this);
    }

    close(): void {
      this.isClosed = true;
    }

    /** A closed source is silent, also about events that were on their way. */
    override dispatchEvent(event: Event): boolean {
      return !this.isClosed && super.dispatchEvent(event);
    }
  }

  const locks = {
    async request(_name: string, { signal }: { signal: AbortSignal }, work: () => Promise<void>) {
      if (isHeld) {
        await new Promise<void>((resolve, reject) => {
          const take = (): void => resolve();
          waiting.push(take);
          signal.addEventListener('abort', () => {
            waiting.splice(waiting.indexOf(take), 1);
            reject(signal.reason);
          });
        });
      }
      isHeld = true;
      await work();
      isHeld = false;
      waiting.shift()?.();
    },
  };

  vi.stubGlobal('BroadcastChannel', FakeChannel);
  vi.stubGlobal('EventSource', FakeEventSource);
  vi.stubGlobal('navigator', { locks });

  return {
    /** All connections, oldest first. */
    sources,
    openSources: () => sources.filter(({ isClosed }) => !isClosed),
  };
}
