import type { Logger } from 'pino';
import type { Sql } from '../db/client.ts';
import { listen } from '../db/listen.ts';
import { openBus } from './bus.ts';
import { keepRelay, type Relay } from './relay.ts';

interface ListenerOptions {
  sql: Sql;
  /** Where a connection keeps its session, for LISTEN. */
  directUrl: string;
  /** `NOTIFIER_URL`. Null: notifications come from the database. */
  busUrl: string | null;
  name: string;
  logger: Logger;
  channels: Readonly<Record<string, (payload: string) => void>>;
  /** After every connect. What was notified while it was down is lost: look at the tables again. */
  onConnect(): void;
}

export interface Listener {
  /** The database listens, or the bus is being connected to: a gateway does without one that is away. */
  ready: Promise<void>;
  /** Whether what is notified now would be heard. */
  isConnected(): boolean;
  close(): Promise<void>;
}

/** Hears what other processes notify of: from the bus where there is one, else from the database. */
export function openListener(options: ListenerOptions): Listener {
  const { busUrl, directUrl, sql, logger } = options;
  if (busUrl === null) return listen({ ...options, url: directUrl });
  let relay: Relay | null = null;
  const bus = openBus({
    ...options,
    url: busUrl,
    onConnect() {
      options.onConnect();
      relay?.announce();
    },
  });
  const ownRelay = keepRelay({ sql, directUrl, logger, publish: bus.publish });
  relay = ownRelay;
  return {
    ready: Promise.resolve(),
    isConnected: bus.isConnected,
    async close() {
      await ownRelay.close();
      await bus.close();
    },
  };
}
