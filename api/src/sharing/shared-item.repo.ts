import type { Generation, GenerationKind } from '@aic/contract';
import { itemOfAnyKind } from '../generations/list/item-sql.ts';
import { isOfAi } from '../generations/list/of-ai-sql.ts';
import type { Sql } from '../platform/db/client.ts';

export interface SharedItem {
  kind: GenerationKind;
  provider: string;
  /** Of a text. */
  text: string | null;
  /** Pixels of the picture, or of a film's poster; null where they were not kept. */
  width: number | null;
  height: number | null;
  hasPicture: boolean;
  /** Its owner lets the page say how it was made. */
  withLabel: boolean;
  /** As `madeLabelOf` takes it. */
  isOfAi: boolean;
  /** All that its owner has of it; null where they show no recipe. */
  recipe: Generation | null;
}

/** What a token shows now. Unknown, over and taken away are the same: nothing. */
export async function findSharedItem(sql: Sql, tokenHash: Buffer, now: Date): Promise<SharedItem | null> {
  const [row] = await sql<SharedItem[]>`
    select g.kind, g.provider, g.output ->> 'text' as text,
      (${picture(sql)} ->> 'width')::integer as width, (${picture(sql)} ->> 'height')::integer as height,
      ${picture(sql)} is not null as "hasPicture", l.with_label as "withLabel",
      ${isOfAi(sql)} as "isOfAi",
      case when s.with_recipe then ${itemOfAnyKind(sql)} end as recipe
    from shared_item(${tokenHash}, ${now}) s
    join generation g on g.user_id = s.user_id and g.id = s.generation_id
    join share_link l on l.user_id = s.user_id and l.generation_id = s.generation_id`;
  return row ?? null;
}

interface SharedFile {
  key: string | null;
  /** What the cover of a track follows from, as far as its owner shows it: for what has no picture. */
  cover: { id: string; prompt: string } | null;
}

/** The key of the result's file, or of its still: nothing that it was made from, and of no other item. */
export async function findSharedFile(
  sql: Sql,
  tokenHash: Buffer,
  part: 'media' | 'picture',
  now: Date,
): Promise<SharedFile | null> {
  const file =
    part === 'picture'
      ? picture(sql)
      : sql`coalesce(g.output -> 'video', g.output -> 'audio', g.output -> 'image')`;
  const [row] = await sql<SharedFile[]>`
    select named.key, case when g.kind = 'music' then json_build_object(
      'id', g.id, 'prompt', case when s.with_recipe then g.prompt else '' end) end as cover
    from shared_item(${tokenHash}, ${now}) s
    join generation g on g.user_id = s.user_id and g.id = s.generation_id
    cross join lateral (select ${file} ->> 'key' as key) named
    where coalesce((
      select bool_and((f.user_id, f.generation_id) is not distinct from (g.user_id, g.id))
      from owned_file f where f.key = named.key
    ), true)`;
  return row ?? null;
}

const picture = (sql: Sql) => sql`coalesce(nullif(g.output -> 'poster', 'null'), g.output -> 'image')`;
