import type { LibraryFilter } from '@aic/contract/schemas';
import type { PendingQuery, Row } from 'postgres';
import type { Caller } from '../../identity/auth/caller.ts';
import type { Sql } from '../../platform/db/client.ts';
import { itemOfAnyKind } from '../list/item-sql.ts';
import { listState } from '../list/list-state.ts';
import { type Page, type PageBound, type PageRow, readPage } from '../list/read-page.ts';
import { likePattern, type SearchWord, searchWords } from './search-words.ts';

type Fragment = PendingQuery<Row[]>;

/** What the filter of engines distinguishes items by. */
export const ENGINE = `coalesce(g.output -> 'details' ->> 'engine', g.provider)`;

export interface LibraryPageRequest {
  filter: LibraryFilter;
  limit: number;
  after: PageBound | null;
}

/** One page of the caller's items of all kinds. Null without a valid session. */
export function findLibraryPage(
  sql: Sql,
  caller: Caller,
  { filter, limit, after }: LibraryPageRequest,
): Promise<Page | null> {
  const isOldestFirst = filter.sort === 'oldest';
  const direction = isOldestFirst ? sql`asc` : sql`desc`;
  const conditions = [...conditionsOf(sql, filter), ...boundOf(sql, after, isOldestFirst)];
  const where = conditions.reduce((all, one) => sql`${all} and ${one}`);
  // Materialized, so that the session is looked up once and not once per row.
  return readPage(sql<PageRow[]>`
    with caller as materialized (select session_user_id(${caller.tokenHash}, ${caller.now}) as id)
    select
      coalesce(json_agg(${itemOfAnyKind(sql)} order by g.position) filter (where g.position <= ${limit}), '[]')::text
        as body,
      case when count(g.id) > ${limit} then
        max((extract(epoch from g.created_at) * 1000000)::bigint || '_' || g.id) filter (where g.position = ${limit})
      end as "nextCursor",
      ${listState(sql)} as state
    from caller
    left join lateral (
      select found.*, row_number() over () as position
      from (
        select g.* from generation g
        where g.user_id = caller.id and ${where}
        order by g.created_at ${direction}, g.id ${direction}
        limit ${limit + 1}
      ) found
    ) g on true
    where caller.id is not null
    having count(caller.id) > 0`);
}

/** The statement has no parts for what is not asked: each filter has an index that is in the order of the list. */
function conditionsOf(sql: Sql, filter: LibraryFilter): Fragment[] {
  const { q = '', kind, engine, since, until, folder } = filter;
  const words = searchWords(q);
  const parts: Array<Fragment | false> = [
    stateOf(sql, filter),
    kind !== undefined && sql`g.kind in ${sql(kind.split(','))}`,
    engine !== undefined && sql`${sql.unsafe(ENGINE)} = ${engine}`,
    since !== undefined && sql`g.created_at >= ${since}::timestamptz`,
    until !== undefined && sql`g.created_at < ${until}::timestamptz`,
    filter.favourite !== undefined && sql`g.favourite_at is not null`,
    folder === 'none' && sql`g.folder_id is null`,
    folder !== undefined && folder !== 'none' && sql`g.folder_id = ${folder}::uuid`,
    filter.published !== undefined && sql`g.published_at is not null`,
    words.length > 0 && searchOf(sql, words),
  ];
  return parts.filter((part) => part !== false);
}

function stateOf(sql: Sql, { bin, failed }: LibraryFilter): Fragment {
  const isFailed = sql`g.status in ('failed', 'cancelled')`;
  if (bin !== undefined) {
    const inBin = sql`g.removed_at is not null and g.purged_at is null`;
    return failed === undefined ? inBin : sql`${inBin} and ${isFailed}`;
  }
  const isListed = sql`g.removed_at is null and g.dismissed_at is null`;
  return failed === undefined ? sql`${isListed} and not ${isFailed}` : sql`${isListed} and ${isFailed}`;
}

/** What an item is found by: as generation_by_words has it. */
const WORDS =
  'lower(case when octet_length(s.prompt) = char_length(s.prompt) then s.prompt else normalize(s.prompt, nfkc) end)';

/**
 * All that match, by the index of letters, and then these by their keys. An array, so that the order is always this
 * one: the planner, which does not see the words, would else walk through the items one by one. What has not ended is
 * in no such index, as its row changes all the time; a user has a few of these.
 */
function searchOf(sql: Sql, words: readonly SearchWord[]): Fragment {
  const text = sql.unsafe(WORDS);
  // In a query of its own each word is made once, and not for each item; so is an item's text for all words that have
  // no index.
  const conditions = words
    .map(({ word, isIndexed }) =>
      isIndexed
        ? sql`${text} like (select lower(${likePattern(word)}))`
        : sql`strpos(own.text, (select lower(${word}))) > 0`,
    )
    .reduce((all, one) => sql`${all} and ${one}`);
  const own = sql`cross join lateral (select ${text} as text offset 0) own`;
  return sql`g.id = any (array(
    select s.id from generation s ${own}
    where s.user_id = caller.id and s.status in ('completed', 'failed', 'cancelled') and ${conditions}
    union all
    select s.id from generation s ${own}
    where s.user_id = caller.id and s.status in ('deferred', 'queued', 'running') and ${conditions}))`;
}

function boundOf(sql: Sql, after: PageBound | null, isOldestFirst: boolean): Fragment[] {
  if (after === null) return [];
  const place = sql`('epoch'::timestamptz + ${after.createdAtUs}::bigint * interval '1 microsecond', ${after.id}::uuid)`;
  return [isOldestFirst ? sql`(g.created_at, g.id) > ${place}` : sql`(g.created_at, g.id) < ${place}`];
}
