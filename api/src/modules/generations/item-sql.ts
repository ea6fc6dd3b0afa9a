import type { GenerationKind } from '@aic/contract';
import type { Sql } from '../../db/client.ts';

/**
 * SQL that makes the wire form of an item (contract/generation-items.ts) out of a row `g` of `generation`; a column's name
 * is its key. As a row and not by `json_build_object`, which looks up the type of each argument again for each item and
 * takes about twice as long.
 */
export function itemOf(sql: Sql, kind: GenerationKind) {
  return sql`(select row_to_json(item) from (select ${common(sql)}, ${columnsOf(sql, kind)}) item)`;
}

/** The same where the kind is only known by the row. */
export function itemOfAnyKind(sql: Sql) {
  return sql`case g.kind
    when 'image' then ${itemOf(sql, 'image')}
    when 'edit' then ${itemOf(sql, 'edit')}
    when 'video' then ${itemOf(sql, 'video')}
    when 'music' then ${itemOf(sql, 'music')}
    else ${itemOf(sql, 'text')}
  end`;
}

function common(sql: Sql) {
  return sql`
    g.kind,
    g.id,
    g.prompt,
    wire_status(g.status) as status,
    g.progress,
    case when g.status = 'queued' then queue_position(g.queue_at, g.id) end as "queuePosition",
    g.price as credits,
    g.refunded,
    g.error,
    g.provider,
    ${utc(sql, 'created_at')} as "createdAt",
    ${utc(sql, 'completed_at')} as "completedAt"`;
}

function columnsOf(sql: Sql, kind: GenerationKind) {
  switch (kind) {
    case 'image':
      return sql`
        '/media/' || (g.output #>> '{image,key}') as "imageUrl",
        ${thumbnails(sql)} as thumbnails,
        g.request ->> 'size' as size,
        g.request ->> 'quality' as quality,
        g.request ->> 'style' as style,
        g.seed`;
    case 'edit':
      return sql`
        g.request ->> 'editType' as "editType",
        (g.request ->> 'strength')::integer as strength,
        '/media/' || (g.request #>> '{image,key}') as "originalImageUrl",
        '/media/' || (g.request #>> '{secondImage,key}') as "referenceImageUrl",
        (g.request #>> '{image,width}')::integer as width,
        (g.request #>> '{image,height}')::integer as height,
        '/media/' || (g.output #>> '{image,key}') as "editedImageUrl",
        ${thumbnails(sql)} as thumbnails,
        g.output -> 'reading' as reading`;
    case 'video':
      return sql`
        '/media/' || (g.output #>> '{video,key}') as "videoUrl",
        '/media/' || (g.output #>> '{poster,key}') as "posterUrl",
        '/media/' || (g.request #>> '{image,key}') as "sourceImageUrl",
        (g.request ->> 'duration')::integer as duration,
        g.request ->> 'aspectRatio' as "aspectRatio",
        g.request -> 'cameraControl' as "cameraControl"`;
    case 'music':
      return sql`
        '/media/' || (g.output #>> '{audio,key}') as "audioUrl",
        g.request ->> 'genre' as genre,
        (g.request ->> 'duration')::integer as duration,
        coalesce(g.output -> 'peaks', '[]') as peaks`;
    case 'text':
      return sql`
        g.output ->> 'text' as response,
        g.request ->> 'model' as style,
        coalesce((g.output ->> 'stopped')::boolean, false) as stopped`;
    default:
      return kind satisfies never;
  }
}

function thumbnails(sql: Sql) {
  return sql`case when g.output ? 'avif' then json_build_object(
    'avif', '/media/' || (g.output #>> '{avif,key}'),
    'webp', '/media/' || (g.output #>> '{webp,key}')
  ) end`;
}

function utc(sql: Sql, column: 'created_at' | 'completed_at') {
  return sql`to_char(g.${sql(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}
