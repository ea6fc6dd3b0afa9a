import type { Sql } from '../../db/client.ts';

/**
 * Session and ownership in one statement, by the primary key of `asset`. An item that was removed took its rows along.
 * `signed-out` is told apart, everything else that is not the caller's is `absent`: a key says nothing about whether it
 * exists.
 */
export async function findAssetAccess(
  sql: Sql,
  tokenHash: Buffer,
  key: string,
  now: Date,
): Promise<'owned' | 'absent' | 'signed-out'> {
  const [row] = await sql<[{ isSignedIn: boolean; isOwned: boolean }]>`
    with caller as materialized (select session_user_id(${tokenHash}, ${now}) as id)
    select caller.id is not null as "isSignedIn", a.key is not null as "isOwned"
    from caller left join asset a on a.user_id = caller.id and a.key = ${key}`;
  if (!row.isSignedIn) return 'signed-out';
  return row.isOwned ? 'owned' : 'absent';
}
