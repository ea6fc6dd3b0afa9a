import type { ServerEvent } from '@aic/contract';
import type { PlatformDeps } from '../platform/deps.ts';
import { createEventStream, type EventStream } from './event-stream.ts';
import { EVENTS_PER_ROUND, findEndedSessions, readEvents, readProgress } from './events.repo.ts';

export interface EventHub {
  /** A body to answer with, from `afterSeq` on. */
  connect(client: { userId: string; tokenHash: Buffer; afterSeq: number }): ReadableStream<Uint8Array>;
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

interface Connection {
  userId: string;
  session: string;
  /** Number of the last event sent. */
  seq: number;
  /** Last news of each unfinished generation: how far it is, or where in line. */
  progress: Map<string, string>;
  stream: EventStream;
}

export interface EventHubOptions {
  heartbeatMs?: number;
  /** How often everyone connected is looked up without a notification: notifications can be lost. */
  catchUpMs?: number;
}

/** From the page's HTML to its stream, on a slow line. */
const PAGE_LOAD_MS = 30_000;

/**
 * Carries changes from the database to the connected clients of this process. Events are read, never passed along:
 * a notification only says whose to read, so a lost or doubled one changes nothing.
 */
export function createEventHub(
  deps: Pick<PlatformDeps, 'sql' | 'clock' | 'logger'>,
  { heartbeatMs = 15_000, catchUpMs = 1000 }: EventHubOptions = {},
): EventHub {
  const connections = new Set<Connection>();
  const due = new Set<string>();
  let isReading = false;
  let isClosed = false;
  /** What was broadcast last, until a page that was made before it has its stream. */
  let lastNews: { event: ServerEvent; atMs: number } | null = null;

  // Plain timers: both only begin something, and nothing has to end before the hub closes.
  const heartbeat = setInterval(() => connections.forEach(({ stream }) => stream.heartbeat()), heartbeatMs);
  const catchUp = setInterval(() => notify(), catchUpMs);

  function notify(userIds?: readonly string[]): void {
    const wanted = userIds === undefined ? null : new Set(userIds);
    for (const { userId } of connections) if (wanted === null || wanted.has(userId)) due.add(userId);
    if (!isReading && due.size > 0) void readUntilQuiet();
  }

  async function readUntilQuiet(): Promise<void> {
    isReading = true;
    try {
      while (due.size > 0) {
        const clients = [...connections].filter(({ userId }) => due.has(userId));
        due.clear();
        await deliver(clients);
      }
    } catch (error) {
      // The next catch-up reads again from the same numbers.
      deps.logger.warn({ err: error }, 'events could not be read');
    } finally {
      isReading = false;
    }
  }

  async function deliver(clients: readonly Connection[]): Promise<void> {
    if (clients.length === 0) return;
    const cursors = lowestCursors(clients);
    // One after the other: what runs at the second look had not ended at the first, so no news of it comes after its
    // end.
    const events = await readEvents(deps.sql, cursors);
    const progress = await readProgress(
      deps.sql,
      cursors.map(({ userId }) => userId),
    );
    // Sessions are asked last, so that a session that ended before an event was read gets nothing of it.
    const sessions = [...new Set(clients.map(({ session }) => session))];
    const ended = new Set(await findEndedSessions(deps.sql, sessions, deps.clock.now()));
    for (const client of clients) {
      if (ended.has(client.session)) signOut(client);
      else {
        sendEvents(
          client,
          events.filter(({ userId }) => userId === client.userId),
        );
        sendProgress(
          client,
          progress.filter(({ userId }) => userId === client.userId),
        );
      }
    }
    for (const { userId } of cursors) {
      if (events.filter((event) => event.userId === userId).length === EVENTS_PER_ROUND) due.add(userId);
    }
  }

  return {
    connect({ userId, tokenHash, afterSeq }) {
      const stream = createEventStream(afterSeq, () => connections.delete(connection));
      const connection: Connection = {
        userId,
        session: tokenHash.toString('hex'),
        seq: afterSeq,
        progress: new Map(),
        stream,
      };
      connections.add(connection);
      // Of a client that had its connection before the close: it comes again, to another process.
      if (isClosed) stream.close();
      if (lastNews !== null && performance.now() - lastNews.atMs < PAGE_LOAD_MS) stream.send(lastNews.event);
      // What was committed between reading `afterSeq` and now has been notified already.
      notify([userId]);
      return stream.body;
    },
    notify,
    broadcast(event) {
      lastNews = { event, atMs: performance.now() };
      connections.forEach(({ stream }) => stream.send(event));
    },
    connections: (userId) =>
      userId === undefined
        ? connections.size
        : [...connections].filter((connection) => connection.userId === userId).length,
    close() {
      isClosed = true;
      clearInterval(heartbeat);
      clearInterval(catchUp);
      for (const { stream } of connections) stream.close();
    },
  };
}

function lowestCursors(clients: readonly Connection[]): Array<{ userId: string; afterSeq: number }> {
  const lowest = new Map<string, number>();
  for (const { userId, seq } of clients) lowest.set(userId, Math.min(seq, lowest.get(userId) ?? seq));
  return Array.from(lowest, ([userId, afterSeq]) => ({ userId, afterSeq }));
}

function signOut({ stream }: Connection): void {
  stream.send({ type: 'signed-out' });
  stream.close();
}

function sendEvents(client: Connection, events: ReadonlyArray<{ seq: number; payload: ServerEvent }>): void {
  for (const { seq, payload } of events) {
    if (seq <= client.seq) continue;
    client.seq = seq;
    client.stream.send(payload, seq);
  }
}

function sendProgress(client: Connection, unfinished: Awaited<ReturnType<typeof readProgress>>): void {
  const seen = client.progress;
  client.progress = new Map(unfinished.map((one) => [one.id, newsOf(one)]));
  for (const one of unfinished) {
    if (seen.get(one.id) === newsOf(one)) continue;
    const { id, kind, progress, queuePosition } = one;
    const place = queuePosition === null ? {} : { queuePosition };
    client.stream.send({ type: 'generation', id, kind, status: 'processing', progress, ...place });
  }
}

function newsOf({ progress, queuePosition }: { progress: number; queuePosition: number | null }): string {
  return `${progress} ${queuePosition ?? ''}`;
}
