import { createEventStream, type EventStream } from './event-stream.ts';

export interface Connection {
  userId: string;
  /** Of its session token, in lower-case hex. */
  session: string;
  /** Number of the last event sent. */
  seq: number;
  /** Last news of each unfinished generation: how far it is, or where in line. */
  progress: ReadonlyMap<string, string>;
  stream: EventStream;
}

export const NO_PROGRESS: Connection['progress'] = new Map();

export interface Connections {
  /** Until its stream is over. */
  add(client: { userId: string; session: string; afterSeq: number }): Connection;
  /** Of one user, or of all. */
  count(userId?: string): number;
  of(userId: string): Iterable<Connection>;
  all(): Iterable<Connection>;
  /** Users with a connection, the longest connected first. Stays true while it is walked. */
  readonly users: ReadonlyMap<string, unknown>;
}

/** The connections of this process by user: an event of one user costs the others nothing. */
export function createConnections(): Connections {
  const byUser = new Map<string, Set<Connection>>();
  let size = 0;

  function remove(connection: Connection): void {
    const own = byUser.get(connection.userId);
    if (!own?.delete(connection)) return;
    size -= 1;
    if (own.size === 0) byUser.delete(connection.userId);
  }

  return {
    users: byUser,
    add({ userId, session, afterSeq }) {
      const stream = createEventStream(afterSeq, () => remove(connection));
      const connection: Connection = { userId, session, seq: afterSeq, progress: NO_PROGRESS, stream };
      const own = byUser.get(userId);
      if (own) own.add(connection);
      else byUser.set(userId, new Set([connection]));
      size += 1;
      return connection;
    },
    count: (userId) => (userId === undefined ? size : (byUser.get(userId)?.size ?? 0)),
    of: (userId) => byUser.get(userId) ?? [],
    *all() {
      for (const own of byUser.values()) yield* own;
    },
  };
}
