import type { GenerationKind } from '@aic/contract';
import type { Caller } from '../../../identity/auth/caller.ts';
import type { Sql } from '../../../platform/db/client.ts';
import { itemOfAnyKind } from '../../list/item-sql.ts';

/** A finished item with its result: a stored file, or words. Or an upload. */
export interface ZipItem {
  kind: GenerationKind | 'upload';
  prompt: string;
  createdAt: string;
  file: { key: string; mediaType: string } | null;
  text: string | null;
  /** As the API tells of it. */
  item: Readonly<Record<string, unknown>>;
}

/**
 * Which of these are the caller's finished items with a result, outside of the bin, or their uploads, in the order that
 * they were asked for. Null without a valid session.
 */
export async function findZipIds(
  sql: Sql,
  caller: Caller,
  ids: readonly string[],
): Promise<{ userId: string; ids: string[] } | null> {
  const [row] = await sql<{ userId: string | null; ids: string[] }[]>`
    select caller.id as "userId", (
      select coalesce(json_agg(asked.id order by asked.place), '[]')
      from (
        select value::uuid as id, min(place) as place
        from jsonb_array_elements_text(${sql.json([...ids])}) with ordinality as one (value, place) group by value
      ) asked
      where exists (
        select from generation g
        where g.user_id = caller.id and g.id = asked.id and g.status = 'completed' and g.removed_at is null
      ) or exists (
        select from upload u where u.user_id = caller.id and u.id = asked.id and u.removed_at is null)
    ) as ids
    from (select session_user_id(${caller.tokenHash}, ${caller.now}) as id) caller`;
  return row?.userId ? { userId: row.userId, ids: row.ids } : null;
}

/** The next of them; those that were removed meanwhile are left out. */
export async function findZipItems(sql: Sql, userId: string, ids: readonly string[]): Promise<ZipItem[]> {
  const rows = await sql<{ value: ZipItem }[]>`
    with asked as (
      select value::uuid as id, place
      from jsonb_array_elements_text(${sql.json([...ids])}) with ordinality as one (value, place)
    )
    select place, json_build_object(
      'kind', g.kind, 'prompt', g.prompt, 'createdAt', wire_time(g.created_at),
      'file', (
        select json_build_object('key', a.key, 'mediaType', a.media_type) from asset a
        where a.user_id = g.user_id and a.key = coalesce(
          g.output #>> '{video,key}', g.output #>> '{audio,key}', g.output #>> '{image,key}')),
      'text', g.output ->> 'text',
      'item', ${itemOfAnyKind(sql)}) as value
    from asked join generation g on g.user_id = ${userId} and g.id = asked.id
    where g.removed_at is null
    union all
    select place, json_build_object(
      'kind', 'upload', 'prompt', to_char(u.created_at at time zone 'UTC', 'YYYY-MM-DD'),
      'createdAt', wire_time(u.created_at),
      'file', json_build_object('key', u.files #>> '{image,key}', 'mediaType', u.files #>> '{image,mediaType}'),
      'text', null,
      'item', json_build_object('kind', 'upload', 'createdAt', wire_time(u.created_at)))
    from asked join upload u on u.user_id = ${userId} and u.id = asked.id
    where u.removed_at is null
    order by place`;
  return rows.map(({ value }) => value);
}
