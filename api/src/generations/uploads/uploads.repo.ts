import type { uploadCommandSchema } from '@aic/contract/schemas';
import type { Upload } from '@aic/contract/uploads';
import type { z } from 'zod';
import type { Caller } from '../../identity/auth/caller.ts';
import type { Sql } from '../../platform/db/client.ts';
import { withAppErrors } from '../../platform/db/sql-error.ts';
import { LIBRARY_REFUSALS } from '../errors/library-errors.ts';
import { LIBRARY_RATE } from '../library/library-rate.ts';
import { type Page, type PageBound, type PageRow, readPage } from '../list/read-page.ts';

const media = (file: string) => `'/media/' || (u.files #>> '{${file},key}')`;

/** An SQL expression for each member of an upload, out of a row `u`: the compiler holds the query to the contract. */
const COLUMNS: { readonly [Name in keyof Upload]-?: string } = {
  id: 'u.id',
  imageUrl: media('image'),
  thumbnails: `case when u.files ? 'avif' then json_build_object('avif', ${media('avif')}, 'webp', ${media('webp')}) end`,
  width: `(u.files #>> '{image,width}')::integer`,
  height: `(u.files #>> '{image,height}')::integer`,
  sizeBytes: `(u.files #>> '{image,sizeBytes}')::bigint`,
  mediaType: `u.files #>> '{image,mediaType}'`,
  createdAt: 'wire_time(u.created_at)',
  usedAt: 'wire_time(u.used_at)',
};

const UPLOAD = `json_build_object(${Object.entries(COLUMNS)
  .map(([name, expression]) => `'${name}', ${expression}`)
  .join(', ')})`;

/** One page of the caller's uploads, the one that was used last first. Null without a valid session. */
export const findUploadsPage = (
  sql: Sql,
  caller: Caller,
  { limit, after }: { limit: number; after: PageBound | null },
): Promise<Page | null> => {
  const bound = after
    ? sql`and (u.used_at, u.id) < ('epoch'::timestamptz + ${after.createdAtUs}::bigint * interval '1 microsecond', ${after.id}::uuid)`
    : sql``;
  return readPage(sql<PageRow[]>`
    with caller as materialized (select session_user_id(${caller.tokenHash}, ${caller.now}) as id)
    select
      coalesce(json_agg(${sql.unsafe(UPLOAD)} order by u.position) filter (where u.position <= ${limit}), '[]')::text
        as body,
      case when count(u.id) > ${limit} then
        max((extract(epoch from u.used_at) * 1000000)::bigint || '_' || u.id) filter (where u.position = ${limit})
      end as "nextCursor"
    from caller
    left join lateral (
      select latest.*, row_number() over () as position
      from (
        select u.* from upload u
        where u.user_id = caller.id and u.removed_at is null ${bound}
        order by u.used_at desc, u.id desc
        limit ${limit + 1}
      ) latest
    ) u on true
    where caller.id is not null
    having count(caller.id) > 0`);
};

/** The caller's upload; `isSignedIn` tells a missing one from a missing session. */
export async function findUpload(
  sql: Sql,
  caller: Caller,
  id: string,
): Promise<{ isSignedIn: boolean; upload: Upload | null }> {
  const [row] = await sql<[{ isSignedIn: boolean; upload: Upload | null }]>`
    select caller.id is not null as "isSignedIn", case when u.id is not null then ${sql.unsafe(UPLOAD)} end as upload
    from (select session_user_id(${caller.tokenHash}, ${caller.now}) as id) caller
    left join upload u on u.user_id = caller.id and u.id = ${id} and u.removed_at is null`;
  return row;
}

/** Ids of those that it changed. @throws AppError `unauthorized`, `rate_limited` */
export async function changeUploads(
  sql: Sql,
  caller: Caller,
  { command, ids }: z.output<typeof uploadCommandSchema>,
): Promise<{ ids: string[] }> {
  const [row] = await withAppErrors(
    sql<[{ changed: { ids: string[] } }]>`
    select run_upload_command(${caller.tokenHash}, ${command}, ${sql.json(ids)}, ${sql.json(LIBRARY_RATE)},
      ${caller.now}) as changed`,
    LIBRARY_REFUSALS,
  );
  return row.changed;
}

/** Files of one size to be compared with: more than any user has by chance. */
const SAME_SIZE_MAX = 10;

/** Whether a picture is an upload already, and which files of the user's items are exactly as large. */
export async function findKnownPicture(
  sql: Sql,
  userId: string,
  { digest, sizeBytes }: { digest: string; sizeBytes: number },
): Promise<{ isUpload: boolean; keysOfSize: string[] }> {
  const [row] = await sql<[{ isUpload: boolean; keysOfSize: string[] }]>`
    select
      exists (
        select from upload u
        where u.user_id = ${userId} and (u.digest = ${digest} or u.stored_digest = ${digest})) as "isUpload",
      (
        select coalesce(json_agg(same.key), '[]')
        from (
          select jsonb_path_query(file, '$.* ? (@.sizeBytes == $size).key', size.vars) #>> '{}' as key
          from generation g
          cross join (select jsonb_build_object('size', ${sizeBytes}::bigint) as vars) size
          cross join lateral (values (g.request), (g.output)) named (file)
          where g.user_id = ${userId} and g.purged_at is null
          limit ${SAME_SIZE_MAX}
        ) same
      ) as "keysOfSize"`;
  return row;
}
