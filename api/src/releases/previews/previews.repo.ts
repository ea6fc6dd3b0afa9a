import type { BuildInfo } from '@aic/contract/schemas';
import type { Sql } from '../../platform/db/client.ts';

export interface PreviewRow {
  id: string;
  name: string;
  build: string;
  commit: string | null;
  madeBy: string;
  endsAt: string;
  isOpen: boolean;
  /** The remote is switched off. */
  killed: boolean;
  /** With the time at which the registry got it. */
  info: BuildInfo & { publishedAt: number };
}

/** In no order; those that are not there are left out. @param ids at least one */
export function findPreviews(sql: Sql, ids: readonly string[]): Promise<PreviewRow[]> {
  return sql<PreviewRow[]>`
    select v.id, v.name, v.build, v.commit_id as commit, v.made_by as "madeBy", wire_time(v.ends_at) as "endsAt",
      v.ended_by is null and v.ends_at > clock_timestamp() as "isOpen",
      exists (select from remote_channel c where c.name = v.name and c.killed) as killed,
      page_info(b.info) || jsonb_build_object('publishedAt', floor(extract(epoch from b.created_at))) as info
    from build_preview v join remote_build b on b.name = v.name and b.build = v.build
    where v.id in ${sql([...ids])}`;
}
