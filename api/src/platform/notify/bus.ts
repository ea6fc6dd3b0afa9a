import { type BusConnectionOptions, keepBusConnection } from './bus-connection.ts';

interface BusOptions extends Pick<BusConnectionOptions, 'url' | 'name' | 'logger'> {
  /** What is heard. */
  channels?: Readonly<Record<string, (payload: string) => void>>;
  /** After every connect. What was published while it was away is lost: look at the tables again. */
  onConnect?(): void;
}

export interface Bus {
  /** To every process that listens. Lost while the bus is away: it carries no news, and everyone looks by itself. */
  publish(channel: string, payload: string): void;
  isConnected(): boolean;
  close(): Promise<void>;
}

/** Sends and hears notifications through the bus, over lost connections and restarts of its server. */
export function openBus({ channels = {}, onConnect, ...options }: BusOptions): Bus {
  const { logger, url } = options;
  const connection = keepBusConnection({
    ...options,
    setUp(client) {
      for (const [channel, hear] of Object.entries(channels)) {
        client.subscribe(subjectOf(url, channel), {
          callback: (error, message) =>
            error
              ? logger.warn({ err: error, channel }, 'a notification could not be read')
              : hear(message.string()),
        });
      }
    },
    onUp: () => onConnect?.(),
  });
  return {
    publish: (channel, payload) => connection.current()?.publish(subjectOf(url, channel), payload),
    isConnected: () => connection.current() !== null,
    close: () => connection.close(),
  };
}

/** The path names the installation, where several share a server. */
function subjectOf(url: string, channel: string): string {
  const name = new URL(url.split(',')[0] ?? url).pathname.split('/')[1];
  return `${name || 'aic'}.${channel}`;
}
