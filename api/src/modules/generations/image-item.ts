import type { Sql } from '../../db/client.ts';

/**
 * SQL that makes the wire form of an image (imageGenerationSchema) out of a row `g` of `generation`; a column's name is
 * its key. As a row and not by `json_build_object`, which looks up the type of each argument again for each item and
 * takes about twice as long.
 */
export function imageItem(sql: Sql) {
  return sql`(select row_to_json(item) from (select
    g.id,
    g.prompt,
    wire_status(g.status) as status,
    '/media/' || (g.output #>> '{image,key}') as "imageUrl",
    case when g.output ? 'avif' then json_build_object(
      'avif', '/media/' || (g.output #>> '{avif,key}'),
      'webp', '/media/' || (g.output #>> '{webp,key}')
    ) end as thumbnails,
    g.request ->> 'size' as size,
    g.request ->> 'quality' as quality,
    g.request ->> 'style' as style,
    g.seed,
    g.progress,
    g.price as credits,
    g.refunded,
    g.error,
    g.provider,
    ${utc(sql, 'created_at')} as "createdAt",
    ${utc(sql, 'completed_at')} as "completedAt"
  ) item)`;
}

function utc(sql: Sql, column: 'created_at' | 'completed_at') {
  return sql`to_char(g.${sql(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}
