import { setTimeout as delay } from 'node:timers/promises';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import type { Logger } from 'pino';

export interface BusConnectionOptions {
  /** `NOTIFIER_URL`: one server, or several of a cluster. */
  url: string;
  /** Shown in the server's list of clients. */
  name: string;
  logger: Logger;
  /** Runs on every new connection, before `onUp`. The client repeats subscriptions by itself when it reconnects. */
  setUp(connection: NatsConnection): void;
  /** After every connect and reconnect. What was published while it was down is lost: look again. */
  onUp(): void;
}

export interface BusConnection {
  /** Null while the bus is away. */
  current(): NatsConnection | null;
  close(): Promise<void>;
}

const CONNECT_TIMEOUT_MS = 2000;
const RETRY_MS = 500;
/** A cut cable closes nothing: two pings without a response do. */
const PING_INTERVAL_MS = 5000;

/** Keeps a connection to the bus, for as long as it takes until there is one, and again whenever it is lost. */
export function keepBusConnection(options: BusConnectionOptions): BusConnection {
  const { logger } = options;
  const stopping = new AbortController();
  let current: NatsConnection | null = null;
  let isMissed = false;
  const done = run();

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      await holdOne().catch(miss);
      await delay(RETRY_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  }

  /** Lives until the client gives this connection up. */
  async function holdOne(): Promise<void> {
    const connection = await connect(clientOptions(options));
    // From the beginning: a server that hangs leaves everything else waiting.
    stopping.signal.addEventListener('abort', () => void connection.close(), { once: true });
    try {
      if (stopping.signal.aborted) return;
      options.setUp(connection);
      await up(connection);
      for await (const { type } of connection.status()) {
        if (type === 'disconnect') miss(new Error('The connection was lost.'));
        if (type === 'reconnect') await up(connection);
      }
    } finally {
      current = null;
      await connection.close();
    }
  }

  async function up(connection: NatsConnection): Promise<void> {
    // Once it has responded it knows the subscriptions, so that nothing falls between them and the look.
    await connection.flush();
    current = connection;
    if (isMissed) logger.info('the message bus is back');
    isMissed = false;
    options.onUp();
  }

  function miss(error: unknown): void {
    current = null;
    if (isMissed || stopping.signal.aborted) return;
    isMissed = true;
    logger.warn(
      { err: error },
      'the message bus is away; until it is back, changes show up to a second later',
    );
  }

  return {
    current: () => current,
    async close() {
      stopping.abort();
      await done;
    },
  };
}

function clientOptions({ url, name }: BusConnectionOptions) {
  const urls = url.split(',').map((one) => new URL(one));
  const first = urls[0] ?? new URL(url);
  return {
    name,
    servers: urls.map(({ host }) => host),
    ...(first.username !== '' && {
      user: decodeURIComponent(first.username),
      pass: decodeURIComponent(first.password),
    }),
    ...(first.protocol === 'tls:' && { tls: {} }),
    timeout: CONNECT_TIMEOUT_MS,
    maxReconnectAttempts: -1,
    reconnectTimeWait: RETRY_MS,
    pingInterval: PING_INTERVAL_MS,
    maxPingOut: 2,
  };
}
