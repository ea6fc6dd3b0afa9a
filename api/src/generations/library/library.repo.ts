import { type Generation, GENERATION_KINDS } from '@aic/contract';
import type { LibrarySummary } from '@aic/contract/library';
import type { Caller } from '../../identity/auth/caller.ts';
import type { Sql } from '../../platform/db/client.ts';
import { unauthorized } from '../../platform/errors/errors.ts';
import { itemNotFound } from '../errors/generation-errors.ts';
import { itemOfAnyKind } from '../list/item-sql.ts';
import type { PageBound } from '../list/read-page.ts';
import { ENGINE } from './library-list.repo.ts';

/** The caller's item, also one in the bin; `isSignedIn` tells a missing item from a missing session. */
export async function findLibraryItem(
  sql: Sql,
  caller: Caller,
  id: string,
): Promise<{ isSignedIn: boolean; item: Generation | null }> {
  const [row] = await sql<[{ isSignedIn: boolean; item: Generation | null }]>`
    select caller.id is not null as "isSignedIn", case when g.id is not null then ${itemOfAnyKind(sql)} end as item
    from (select session_user_id(${caller.tokenHash}, ${caller.now}) as id) caller
    left join generation g on g.user_id = caller.id and g.id = ${id} and g.purged_at is null`;
  return row;
}

/** Where an item of the caller stands in the library, also one that is not listed. @throws AppError */
export async function findPlace(sql: Sql, caller: Caller, id: string): Promise<PageBound> {
  const [row] = await sql<[{ isSignedIn: boolean; createdAtUs: string | null }]>`
    select caller.id is not null as "isSignedIn",
      (extract(epoch from g.created_at) * 1000000)::bigint::text as "createdAtUs"
    from (select session_user_id(${caller.tokenHash}, ${caller.now}) as id) caller
    left join generation g on g.user_id = caller.id and g.id = ${id}`;
  if (!row.isSignedIn) throw unauthorized();
  if (row.createdAtUs === null) throw itemNotFound();
  return { createdAtUs: row.createdAtUs, id };
}

/** Without the names of engines. */
export type FoundSummary = Omit<LibrarySummary, 'engines'> & {
  engines: Array<{ id: string; count: number }>;
};

const LISTED = `g.removed_at is null and g.dismissed_at is null and g.status not in ('failed', 'cancelled')`;

const KIND_COUNTS = GENERATION_KINDS.map(
  (kind) => `'${kind}', count(*) filter (where ${LISTED} and g.kind = '${kind}')`,
).join(', ');

/** Counted in one pass over the caller's items. Null without a valid session. */
export async function findSummary(sql: Sql, caller: Caller): Promise<FoundSummary | null> {
  const [row] = await sql<FoundSummary[]>`
    with caller as materialized (select session_user_id(${caller.tokenHash}, ${caller.now}) as id),
    own as materialized (
      select g.kind, g.status, g.removed_at, g.dismissed_at, g.favourite_at, g.folder_id,
        ${sql.unsafe(ENGINE)} as engine
      from caller join generation g on g.user_id = caller.id
      where g.purged_at is null
    )
    select
      count(*) filter (where ${sql.unsafe(LISTED)})::int as total,
      count(*) filter (where ${sql.unsafe(LISTED)} and g.favourite_at is not null)::int as favourites,
      count(*) filter (
        where g.removed_at is null and g.dismissed_at is null and g.status in ('failed', 'cancelled'))::int as failed,
      count(*) filter (where g.removed_at is not null)::int as bin,
      (
        select count(*) from upload u where u.user_id = (select id from caller) and u.removed_at is null
      )::int as uploads,
      json_build_object(${sql.unsafe(KIND_COUNTS)}) as kinds,
      (
        select coalesce(
          json_agg(json_build_object('id', e.engine, 'count', e.count) order by e.count desc, e.engine), '[]')
        from (
          select g.engine, count(*) from own g where ${sql.unsafe(LISTED)} group by g.engine
        ) e
      ) as engines,
      (
        select coalesce(json_agg(json_build_object(
          'id', f.id, 'name', f.name, 'count', coalesce(c.count, 0)) order by lower(f.name), f.id), '[]')
        from folder f
        left join (
          select g.folder_id, count(*) from own g
          where ${sql.unsafe(LISTED)} and g.folder_id is not null group by g.folder_id
        ) c on c.folder_id = f.id
        where f.user_id = (select id from caller)
      ) as folders
    from own g
    having (select id from caller) is not null`;
  return row ?? null;
}
