import type { Sql } from '../../platform/db/client.ts';

/**
 * Session and ownership in one statement, by an index of `asset`. An item that was removed took its rows along.
 * What a user shows on their public page is `public` to all others. Else `signed-out` is a response of its own, and what
 * is not the caller's is `absent`: a key says nothing about whether it exists.
 */
export async function findAssetAccess(
  sql: Sql,
  tokenHash: Buffer | null,
  key: string,
  now: Date,
): Promise<'owned' | 'public' | 'absent' | 'signed-out'> {
  const [row] = await sql<[{ isSignedIn: boolean; isOwned: boolean; isPublic: boolean }]>`
    with caller as materialized (select session_user_id(${tokenHash}, ${now}) as id)
    select caller.id is not null as "isSignedIn", a.key is not null as "isOwned",
      case when a.key is null then is_public_file(${key}) else false end as "isPublic"
    from caller left join asset a on a.user_id = caller.id and a.key = ${key} limit 1`;
  if (row.isOwned) return 'owned';
  if (row.isPublic) return 'public';
  return row.isSignedIn ? 'absent' : 'signed-out';
}
