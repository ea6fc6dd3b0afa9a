import type { Sql } from '../../db/client.ts';

/** SQL that makes the wire form of an image (imageGenerationSchema) out of a row `g` of `generation`. */
export function imageItem(sql: Sql) {
  return sql`json_build_object(
    'id', g.id,
    'prompt', g.prompt,
    'status', wire_status(g.status),
    'imageUrl', '/media/' || (g.output #>> '{image,key}'),
    'thumbnails', case when g.output ? 'avif' then json_build_object(
      'avif', '/media/' || (g.output #>> '{avif,key}'),
      'webp', '/media/' || (g.output #>> '{webp,key}')
    ) end,
    'size', g.request ->> 'size',
    'quality', g.request ->> 'quality',
    'style', g.request ->> 'style',
    'seed', g.seed,
    'progress', g.progress,
    'credits', g.price,
    'refunded', g.refunded,
    'error', g.error,
    'provider', g.provider,
    'createdAt', ${utc(sql, 'created_at')},
    'completedAt', ${utc(sql, 'completed_at')}
  )`;
}

function utc(sql: Sql, column: 'created_at' | 'completed_at') {
  return sql`to_char(g.${sql(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}
