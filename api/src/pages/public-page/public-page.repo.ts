import type { PublicPage } from '@aic/contract';
import { SECONDS } from '../../generations/kinds/columns.ts';
import { SERVER_KINDS } from '../../generations/kinds/server-kinds.ts';
import type { Sql } from '../../platform/db/client.ts';

/** Items on one page. */
const ITEMS_MAX = 24;

export interface PublicPageRequest {
  /** As it is kept: in lower case. */
  handle: string;
  /** Microseconds since 1970 and id of the item before the page. */
  after: { createdAtUs: string; id: string } | null;
}

interface FoundPage {
  page: PublicPage;
  /** Path of the items after these; null on the last page. */
  next: string | null;
}

/** What everybody may see; null when no user has this handle, or their page is not public. One statement. */
export async function findPublicPage(
  sql: Sql,
  { handle, after }: PublicPageRequest,
): Promise<FoundPage | null> {
  const bound = after
    ? sql`and (g.published_at, g.id) < ('epoch'::timestamptz + ${after.createdAtUs}::bigint * interval '1 microsecond', ${after.id}::uuid)`
    : sql``;
  const [row] = await sql<
    (Omit<PublicPage, 'items'> & { items: PublicPage['items']; nextCursor: string | null })[]
  >`
    select u.handle, u.display_name as "displayName", u.bio, u.location, u.website, u.twitter_handle as "twitterHandle",
      coalesce(shown.items, '[]') as items, shown.cursor as "nextCursor"
    from app_user u
    left join lateral (
      select
        json_agg(${publicItem(sql)} order by g.position) filter (where g.position <= ${ITEMS_MAX}) as items,
        case when count(*) > ${ITEMS_MAX} then
          max((extract(epoch from g.published_at) * 1000000)::bigint || '_' || g.id)
            filter (where g.position = ${ITEMS_MAX})
        end as cursor
      from (
        select newest.*, row_number() over () as position
        from (
          select g.* from generation g
          where g.user_id = u.id and g.published_at is not null and g.removed_at is null ${bound}
          order by g.published_at desc, g.id desc
          limit ${ITEMS_MAX + 1}
        ) newest
      ) g
    ) shown on true
    where u.handle = ${handle} and u.public_profile and u.blocked_at is null and u.closes_at is null`;
  if (row === undefined) return null;
  const { nextCursor, ...page } = row;
  return { page, next: nextCursor && `/api/users/${page.handle}?cursor=${nextCursor}` };
}

const ASPECT_RATIO = `case g.kind ${Object.entries(SERVER_KINDS)
  .map(
    ([kind, { aspectRatio = 'null' }]: [string, { aspectRatio?: string }]) =>
      `when '${kind}' then ${aspectRatio}`,
  )
  .join(' ')} end`;

/**
 * `PUBLIC_ITEM` of the contract, out of a row `g` of `generation`: results only, nothing that the user has uploaded.
 */
function publicItem(sql: Sql) {
  return sql`json_build_object(
    'id', g.id,
    'kind', g.kind,
    'prompt', g.prompt,
    'provider', g.provider,
    'publishedAt', to_char(g.published_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'imageUrl', '/media/' || coalesce(g.output #>> '{image,key}', g.output #>> '{poster,key}'),
    'thumbnails', case when g.output ? 'avif' then json_build_object(
      'avif', '/media/' || (g.output #>> '{avif,key}'),
      'webp', '/media/' || (g.output #>> '{webp,key}')) end,
    'videoUrl', '/media/' || (g.output #>> '{video,key}'),
    'audioUrl', '/media/' || (g.output #>> '{audio,key}'),
    'peaks', coalesce(g.output -> 'peaks', '[]'),
    'response', g.output ->> 'text',
    'aspectRatio', ${sql.unsafe(ASPECT_RATIO)},
    'duration', ${sql.unsafe(SECONDS)}
  )`;
}
