import type { GenerationKind, ServerEvent } from '@aic/contract';
import type { Sql } from '../platform/db/client.ts';

/** Rows read per user and round; the next round continues. */
export const EVENTS_PER_ROUND = 500;

interface EventRow {
  userId: string;
  seq: number;
  payload: ServerEvent;
}

interface ProgressRow {
  userId: string;
  id: string;
  kind: GenerationKind;
  progress: number;
  /** Null once it runs. */
  queuePosition: number | null;
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

/** Events after each user's number, in order. Numbers have no gaps in commit order, so nothing is skipped. */
export async function readEvents(
  sql: Sql,
  wanted: ReadonlyArray<{ userId: string; afterSeq: number }>,
): Promise<EventRow[]> {
  return sql<EventRow[]>`
    select e.user_id as "userId", e.seq, e.payload
    from jsonb_to_recordset(${sql.json(wanted.map((one) => ({ ...one })))}) as wanted ("userId" uuid, "afterSeq" bigint),
      lateral (
        select * from event where user_id = wanted."userId" and seq > wanted."afterSeq" order by seq limit ${EVENTS_PER_ROUND}
      ) as e
    order by e.user_id, e.seq`;
}

/**
 * How far the unfinished jobs are, or where in line they stand. Progress makes no event rows: it would be most of the
 * table.
 */
export async function readProgress(sql: Sql, userIds: readonly string[]): Promise<ProgressRow[]> {
  return sql<ProgressRow[]>`
    select g.user_id as "userId", g.id, g.kind, g.progress,
      case when g.status = 'queued' then queue_position(g.queue_at, g.id) end as "queuePosition"
    from generation g
    where g.user_id in (select value::uuid from jsonb_array_elements_text(${sql.json([...userIds])}))
      and g.status in ('queued', 'running')`;
}

/** Those of the given sessions that are over, as lower-case hex. */
export async function findEndedSessions(
  sql: Sql,
  tokenHashes: readonly string[],
  now: Date,
): Promise<string[]> {
  const rows = await sql<{ hash: string }[]>`
    select value as hash from jsonb_array_elements_text(${sql.json([...tokenHashes])})
    where session_user_id(decode(value, 'hex'), ${now}) is null`;
  return rows.map((row) => row.hash);
}
