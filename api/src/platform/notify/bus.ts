import type { Logger } from 'pino';
import { type BusConnection, keepBusConnection } from './bus-connection.ts';

interface BusOptions {
  url: string;
  name: string;
  logger: Logger;
}

interface BusListenerOptions extends BusOptions {
  channels: Readonly<Record<string, (payload: string) => void>>;
  /** After every connect. What was published while it was away is lost: look at the tables again. */
  onConnect(): void;
}

export interface BusPublisher {
  /** To every process that listens. Lost while the bus is away: it carries no news, and everyone looks by itself. */
  publish(channel: string, payload: string): void;
  close(): Promise<void>;
}

/** Sends notifications through the bus. */
export function openBusPublisher(options: BusOptions): BusPublisher {
  const connection = keepBusConnection(options);
  return { publish: publishOn(connection, options.url), close: () => connection.close() };
}

/** Hears notifications from the bus, through lost connections and restarts of its server. */
export function listenOnBus({ channels, onConnect, ...options }: BusListenerOptions): BusPublisher {
  const connection = keepBusConnection({
    ...options,
    setUp(client) {
      for (const [channel, hear] of Object.entries(channels)) {
        client.subscribe(subjectOf(options.url, channel), {
          callback: (error, message) => {
            if (error) options.logger.warn({ err: error, channel }, 'a notification could not be read');
            else hear(message.string());
          },
        });
      }
    },
    onUp: onConnect,
  });
  return { publish: publishOn(connection, options.url), close: () => connection.close() };
}

function publishOn(connection: BusConnection, url: string): BusPublisher['publish'] {
  return (channel, payload) => connection.current()?.publish(subjectOf(url, channel), payload);
}

/** The path names the installation, where several share a server. */
function subjectOf(url: string, channel: string): string {
  const name = new URL(url.split(',')[0] ?? url).pathname.split('/')[1];
  return `${name || 'aic'}.${channel}`;
}
