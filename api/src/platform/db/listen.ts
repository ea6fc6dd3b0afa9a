import type { Logger } from 'pino';
import { keepSessionConnection, type SessionConnection } from './session-connection.ts';

interface ListenOptions {
  url: string;
  name: string;
  logger: Logger;
  channels: Readonly<Record<string, (payload: string) => void>>;
  /** After every connect. Announcements made while it was down are lost: look at the tables again. */
  onConnect?(): void;
}

interface ListenConnection extends SessionConnection {
  /** Whether what is notified now would be heard. */
  isConnected(): boolean;
}

/** LISTENs on the channels and keeps doing so through lost connections and server restarts. */
export function listen(options: ListenOptions): ListenConnection {
  const names = Object.keys(options.channels);
  let isConnected = false;
  const session = keepSessionConnection({
    url: options.url,
    name: options.name,
    logger: options.logger,
    async setUp(sql) {
      for (const name of names) await sql`listen ${sql(name)}`;
    },
    onNotify: (channel, payload) => options.channels[channel]?.(payload),
    onUp() {
      isConnected = true;
      options.onConnect?.();
    },
    onDown: () => (isConnected = false),
  });
  return { ...session, isConnected: () => isConnected };
}
