import type { GenerationKind, ServerEvent } from '@aic/contract';
import type { Sql } from '../platform/db/client.ts';

/** Events read per user and lookup; the next one continues. */
export const EVENTS_PER_LOOKUP = 500;

/** What the connections of a user are to be asked about. A type, so that the driver takes it as JSON. */
export type Wanted = {
  userId: string;
  /** Number of the last event that all of them have. */
  afterSeq: number;
  /** Their sessions, as lower-case hex. */
  sessions: string[];
};

export interface UnfinishedJob {
  id: string;
  kind: GenerationKind;
  progress: number;
  /** Null once it runs. */
  queuePosition: number | null;
}

export interface News {
  userId: string;
  /** After `afterSeq`, in order. Numbers have no gaps in commit order, so nothing is skipped. */
  events: ReadonlyArray<{ seq: number; payload: ServerEvent }> | null;
  /** How far they are, or where in line. Progress makes no event rows: it would be most of the table. */
  unfinished: readonly UnfinishedJob[] | null;
  /** Those of the sessions that are over. */
  ended: readonly string[] | null;
}

/**
 * Whose session it is and where their stream begins: after the client's last id, or now. An id from the future, as
 * after a restored backup, means now. Null without a valid session.
 */
export async function findStreamStart(
  sql: Sql,
  tokenHash: Buffer,
  lastEventId: number | null,
  now: Date,
): Promise<{ userId: string; afterSeq: number } | null> {
  const [row] = await sql<{ userId: string; afterSeq: number }[]>`
    select caller.id as "userId", least(${lastEventId}::bigint, newest.seq) as "afterSeq"
    from (select session_user_id(${tokenHash}, ${now}) as id) as caller,
      lateral (select coalesce(max(e.seq), 0) as seq from event e where e.user_id = caller.id) as newest
    where caller.id is not null`;
  return row ?? null;
}

/**
 * What there is to tell of the wanted users; who is missing has no news. One statement, so that all of it is of one
 * moment: what is unfinished has no event of its end among these, and a session that ended before an event is sent with
 * it. It says itself what `session_user_id` says, because a call for each session would take half of its time.
 */
export async function readNews(sql: Sql, wanted: readonly Wanted[], now: Date): Promise<News[]> {
  return sql<News[]>`
    select wanted."userId", newer.events, in_flight.unfinished, over.ended
    from jsonb_to_recordset(${sql.json([...wanted])})
        as wanted ("userId" uuid, "afterSeq" bigint, sessions jsonb),
      lateral (
        select jsonb_agg(jsonb_build_object('seq', e.seq, 'payload', e.payload) order by e.seq) as events
        from (
          select seq, payload from event where user_id = wanted."userId" and seq > wanted."afterSeq"
          order by seq limit ${EVENTS_PER_LOOKUP}
        ) as e
      ) as newer,
      lateral (
        select jsonb_agg(jsonb_build_object('id', g.id, 'kind', g.kind, 'progress', g.progress, 'queuePosition',
          case when g.status = 'queued' then queue_position(g.queue_at, g.id) end)) as unfinished
        from generation g where g.user_id = wanted."userId" and g.status in ('queued', 'running')
      ) as in_flight,
      lateral (
        select jsonb_agg(hash) as ended from jsonb_array_elements_text(wanted.sessions) as hash
        where (
          select s.user_id from session s
          where s.token_hash = decode(hash, 'hex') and s.expires_at > ${now} and s.idle_until > ${now}
        ) is null
      ) as over
    where newer.events is not null or in_flight.unfinished is not null or over.ended is not null`;
}
