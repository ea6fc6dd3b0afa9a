import type { ReportedThing } from '@aic/contract/admin';
import type { Caller } from '../../identity/auth/caller.ts';
import type { Sql } from '../../platform/db/client.ts';
import { withAppErrors } from '../../platform/db/sql-error.ts';
import { ADMIN_REFUSALS } from '../errors/admin-errors.ts';
import type { TimeCursor } from '../list-cursors.ts';
import { adminOf, entryOf, type ListPage, readPage, ROWS_MAX, timeOf } from '../list-page.ts';

/** Words of visitors that one row shows, and characters of a text. */
const WORDS_MAX = 5;
const TEXT_LENGTH_MAX = 280;

/**
 * Each thing that open reports are about, or that was taken down, the one with the newest report first.
 * @throws AppError `unauthorized`, `forbidden`
 */
export function findReportedThings(
  sql: Sql,
  caller: Caller,
  which: 'open' | 'taken-down',
  after: TimeCursor,
): Promise<ListPage<ReportedThing>> {
  const bound = after
    ? sql`having (max(r.created_at), (array_agg(r.id order by r.created_at desc, r.id desc))[1])
        < (${timeOf(sql, after.createdAtUs)}, ${after.id}::uuid)`
    : sql``;
  return readPage(sql<Array<{ list: Array<{ cursor: string; row: ReportedThing }> }>>`
    with ${adminOf(sql, caller)}
    select coalesce(json_agg(${entryOf(sql)} order by f.at desc, f.id desc), '[]') as list from admin, lateral (
      select o.at, o.id, (extract(epoch from o.at) * 1000000)::bigint || '_' || o.id as cursor, json_build_object(
        'id', o.id, 'reportedAt', wire_time(o.at), 'email', u.email,
        'handle', case when u.public_profile then u.handle end,
        'kind', g.kind, 'prompt', g.prompt, 'text', left(g.output ->> 'text', ${TEXT_LENGTH_MAX}),
        'hasPicture', coalesce(${pictureKey(sql)} is not null, false),
        'isShared', exists (select from share_link l where l.user_id = o.user_id and l.generation_id = o.generation_id),
        'isPublished', u.public_profile and (o.generation_id is null or g.published_at is not null),
        'count', o.count, 'reasons', o.reasons, 'words', to_json(o.words[1:${WORDS_MAX}])) as row
      from (
        select r.user_id, r.generation_id, max(r.created_at) as at, count(*) as count,
          (array_agg(r.id order by r.created_at desc, r.id desc))[1] as id,
          json_agg(distinct r.reason) as reasons,
          coalesce(array_agg(r.words order by r.created_at desc) filter (where r.words <> ''), '{}') as words
        from report r
        where admin.id is not null and ${which === 'open' ? sql`r.settled_at is null` : sql`r.taken_down_at is not null`}
        group by r.user_id, r.generation_id ${bound}
        order by at desc, id desc limit ${ROWS_MAX}
      ) o
      join app_user u on u.id = o.user_id
      left join generation g on g.user_id = o.user_id and g.id = o.generation_id
    ) f`);
}

/** The key of the still of what an open report is about, or one that led to a take-down. @throws AppError `unauthorized`, `forbidden` */
export async function findReportedPicture(sql: Sql, caller: Caller, report: string): Promise<string | null> {
  const [row] = await withAppErrors(sql<[{ key: string | null }?]>`
    with ${adminOf(sql, caller)}
    select ${pictureKey(sql)} as key from admin
    join report r on admin.id is not null and r.id = ${report} and (r.settled_at is null or r.taken_down_at is not null)
    join generation g on g.user_id = r.user_id and g.id = r.generation_id`);
  return row?.key ?? null;
}

/** Returns whom it is about. @throws AppError `unauthorized`, `forbidden`, `not_found` */
export async function settleReports(
  sql: Sql,
  { tokenHash, now }: Caller,
  report: string,
  isTakenDown: boolean,
): Promise<string> {
  const [row] = await withAppErrors(
    sql<[{ userId: string }]>`
    select settle_reports(${tokenHash}, ${report}, ${isTakenDown}, ${now}) as "userId"`,
    ADMIN_REFUSALS,
  );
  return row.userId;
}

/** Returns whom it is about. @throws AppError `unauthorized`, `forbidden`, `not_found` */
export async function liftTakeDown(sql: Sql, { tokenHash, now }: Caller, report: string): Promise<string> {
  const [row] = await withAppErrors(
    sql<[{ userId: string }]>`
    select lift_take_down(${tokenHash}, ${report}, ${now}) as "userId"`,
    ADMIN_REFUSALS,
  );
  return row.userId;
}

const pictureKey = (sql: Sql) =>
  sql`coalesce(g.output #>> '{webp,key}', g.output #>> '{poster,key}', g.output #>> '{image,key}')`;
