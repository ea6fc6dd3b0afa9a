import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ServerEvent } from '@aic/contract';
import type { PlatformDeps } from '../platform/deps.ts';
import { type Connection, createConnections } from './connections.ts';
import { type EventStream, frameOf, HEARTBEAT } from './event-stream.ts';
import { EVENTS_PER_LOOKUP, readNews, type Wanted } from './events.repo.ts';
import { createLookups } from './lookups.ts';
import { tellNews } from './tell-news.ts';
import { visitInTurn } from './visit-in-turn.ts';

export interface EventHub {
  /** A body to answer with, from `afterSeq` on. */
  connect(client: { userId: string; tokenHash: Buffer; afterSeq: number }): EventStream;
  /** Something changed for these users; without an argument, for everyone connected. */
  notify(userIds?: readonly string[]): void;
  /**
   * To every client, without an id: for news after which every client reads the data again. Who connects a little
   * later gets it as well: their page was made before it, and their stream opened after.
   */
  broadcast(event: ServerEvent): void;
  connections(userId?: string): number;
  /** Ends every stream. Clients reconnect, to another process if this one is leaving. */
  close(): void;
}

export interface EventHubOptions {
  heartbeatMs?: number;
  /** How often everyone connected is looked up without a notification: notifications can be lost. */
  catchUpMs?: number;
}

/** From the page's HTML to its stream, on a slow line. */
const PAGE_LOAD_MS = 30_000;
/** Streams that are written to before others have their turn. */
const BROADCAST_AT_ONCE = 500;

/**
 * Carries changes from the database to the connected clients of this process. Events are read, never passed along:
 * a notification only says whose to read, so a lost or doubled one changes nothing.
 */
export function createEventHub(
  deps: Pick<PlatformDeps, 'sql' | 'clock' | 'logger'>,
  { heartbeatMs = 15_000, catchUpMs = 1000 }: EventHubOptions = {},
): EventHub {
  const connections = createConnections();
  const lookups = createLookups(lookUp, (error) =>
    deps.logger.warn({ err: error }, 'events could not be read; they are read again'),
  );
  const turns = [
    visitInTurn(connections.users, catchUpMs, lookups.remind),
    visitInTurn(connections.users, heartbeatMs, (userIds) => {
      for (const userId of userIds) for (const { stream } of connections.of(userId)) stream.send(HEARTBEAT);
    }),
  ];
  let isClosed = false;
  /** What was broadcast last, until a page that was made before it has its stream. */
  let lastNews: { event: ServerEvent; atMs: number } | null = null;

  async function lookUp(userIds: readonly string[]): Promise<void> {
    // As they are now: who connects during the statement may want older events than it reads.
    const clients = userIds.map((userId) => [...connections.of(userId)]).filter((own) => own.length > 0);
    if (clients.length === 0) return;
    const news = await readNews(deps.sql, clients.map(wantedOf), deps.clock.now());
    const byUser = new Map(news.map((one) => [one.userId, one]));
    for (const own of clients) tellNews(own, byUser.get(own[0]?.userId ?? ''));
    for (const { userId, events } of news) if (events?.length === EVENTS_PER_LOOKUP) lookups.notify([userId]);
  }

  async function sendToAll(frame: string): Promise<void> {
    const all = [...connections.all()];
    for (let start = 0; start < all.length; start += BROADCAST_AT_ONCE) {
      for (const { stream } of all.slice(start, start + BROADCAST_AT_ONCE)) stream.send(frame);
      await nextTurn();
    }
  }

  return {
    connect({ userId, tokenHash, afterSeq }) {
      const connection = connections.add({ userId, session: tokenHash.toString('hex'), afterSeq });
      const { stream } = connection;
      // Of a client that had its connection before the close: it comes again, to another process.
      if (isClosed) stream.close();
      if (lastNews !== null && performance.now() - lastNews.atMs < PAGE_LOAD_MS) {
        stream.send(frameOf(lastNews.event));
      }
      // What was committed between reading `afterSeq` and now has been notified already.
      lookups.notify([userId]);
      return stream;
    },
    notify(userIds) {
      if (userIds === undefined) lookups.remind(connections.users.keys());
      else lookups.notify(userIds.filter((userId) => connections.users.has(userId)));
    },
    broadcast(event) {
      lastNews = { event, atMs: performance.now() };
      void sendToAll(frameOf(event));
    },
    connections: connections.count,
    close() {
      isClosed = true;
      for (const end of turns) end();
      lookups.close();
      for (const { stream } of connections.all()) stream.close();
    },
  };
}

/** What connections of one user have to be asked about. */
function wantedOf(own: readonly Connection[]): Wanted {
  return {
    userId: own[0]?.userId ?? '',
    afterSeq: Math.min(...own.map(({ seq }) => seq)),
    sessions: own.map(({ session }) => session),
  };
}
