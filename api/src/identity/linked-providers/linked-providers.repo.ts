import type { Sql } from '../../platform/db/client.ts';
import { withAppErrors } from '../../platform/db/sql-error.ts';
import type { Caller } from '../auth/caller.ts';

interface LinkedIdentity {
  id: string;
  issuer: string;
  linkedAt: string;
}

/** The oldest first. Null without a valid session. */
export async function findLinkedProviders(sql: Sql, caller: Caller): Promise<LinkedIdentity[] | null> {
  const [row] = await sql<{ providers: LinkedIdentity[] }[]>`
    select (
      select coalesce(json_agg(json_build_object(
        'id', x.id, 'issuer', x.issuer, 'linkedAt', wire_time(x.created_at)) order by x.created_at, x.id), '[]')
      from external_identity x where x.user_id = u.id) as providers
    from app_user u where u.id = session_user_id(${caller.tokenHash}, ${caller.now})`;
  return row?.providers ?? null;
}

/** @throws AppError `unauthorized` */
export async function unlinkProvider(
  sql: Sql,
  caller: Caller,
  id: string,
): Promise<'unlinked' | 'unknown' | 'last'> {
  const [row] = await withAppErrors(sql<[{ outcome: 'unlinked' | 'unknown' | 'last' }]>`
    select unlink_provider(${caller.tokenHash}, ${id}, ${caller.now}) as outcome`);
  return row.outcome;
}
