import type { Sql } from '../../db/client.ts';

/**
 * Session and ownership in one statement. An item that was removed takes its files along. `signed-out` is told apart,
 * everything else that is not the caller's is `absent`: a key says nothing about whether it exists.
 */
export async function findAssetAccess(
  sql: Sql,
  tokenHash: Buffer,
  key: string,
  now: Date,
): Promise<'owned' | 'absent' | 'signed-out'> {
  const [row] = await sql<{ isSignedIn: boolean; isOwned: boolean }[]>`
    select caller.id is not null as "isSignedIn",
      exists (
        select from generation g
        where g.user_id = caller.id and g.hidden_at is null
          and jsonb_path_query_array(g.output, '$.*.key') ? ${key}
      ) as "isOwned"
    from (select session_user_id(${tokenHash}, ${now}) as id) as caller`;
  if (!row?.isSignedIn) return 'signed-out';
  return row.isOwned ? 'owned' : 'absent';
}
