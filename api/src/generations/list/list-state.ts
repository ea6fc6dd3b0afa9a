import type { Caller } from '../../identity/auth/caller.ts';
import type { Sql } from '../../platform/db/client.ts';

/**
 * SQL of what all lists of the row `caller` have in common at this moment: a text that is another one after each change
 * that a list shows. Null while something of the user is in flight, because its progress and its place in line change
 * without an event.
 *
 * The number of the last event is written in the transaction of the change. A restored backup counts the same numbers
 * again: `xmin`, the transaction that has written the account last, is another one then. `schema_release` changes
 * with the functions that items are made by, and with migrations of rows.
 */
export function listState(sql: Sql) {
  return sql`(
    select case when not exists (
      select from generation f where f.user_id = own.id and f.status in ('deferred', 'queued', 'running')
    ) then concat_ws('.', own.id, a.event_seq, a.xmin, (select r.checksum from schema_release r)) end
    from caller own left join credit.account a on a.user_id = own.id
  )`;
}

/** One cheap statement, which reads no item. Null without a valid session. */
export async function findListState(sql: Sql, caller: Caller): Promise<{ state: string | null } | null> {
  const [row] = await sql<[{ isSignedIn: boolean; state: string | null }]>`
    with caller as materialized (select session_user_id(${caller.tokenHash}, ${caller.now}) as id)
    select id is not null as "isSignedIn", ${listState(sql)} as state from caller`;
  return row.isSignedIn ? { state: row.state } : null;
}
