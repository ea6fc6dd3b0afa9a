import type { GenerationStatus } from '@aic/contract';
import type { Caller } from '../../identity/auth/caller.ts';
import type { Sql } from '../../platform/db/client.ts';

interface WrittenText {
  /** Whose session it is; null when it is not valid. */
  userId: string | null;
  /** Null: it is not there, or not the caller's. */
  status: GenerationStatus | null;
  /** So far, or the whole when it is done. */
  body: string | null;
}

/** The text of one of the caller's items, with session and ownership in the same statement. */
export async function findWrittenText(sql: Sql, caller: Caller, id: string): Promise<WrittenText> {
  const [row] = await sql<[WrittenText]>`
    select caller.id as "userId", case when g.id is not null then wire_status(g.status) end as status,
      coalesce(g.output ->> 'text', w.body) as body
    from (select session_user_id(${caller.tokenHash}, ${caller.now}) as id) caller
    left join generation g on g.user_id = caller.id and g.id = ${id} and g.kind = 'text' and g.removed_at is null
    left join written_text w on w.user_id = g.user_id and w.generation_id = g.id`;
  return row;
}
