import type { Sql } from '../../db/client.ts';
import type { BuildInfo } from './build-info.ts';

export interface RemoteRow {
  generation: number;
  name: string;
  killed: boolean;
  info: BuildInfo;
  previous_info: BuildInfo | null;
}

/** @param bucket 0..99, stable per user */
export function resolveRemotes(sql: Sql, bucket: number): Promise<RemoteRow[]> {
  return sql<RemoteRow[]>`select * from resolve_remotes(${bucket})`;
}

/** Publishes a build and lets everybody have it. @returns whether users get something else than before */
export async function releaseBuild(sql: Sql, info: BuildInfo): Promise<boolean> {
  const { name, build, version } = info;
  await sql`select publish_build(${name}, ${build}, ${version}, ${sql.json(info)})`;
  const [row] = await sql<[{ changed: boolean }]>`select release_build(${name}, ${build}, 100) as changed`;
  return row.changed;
}

/** Whose session a token opens, or null. */
export async function findSessionUserId(sql: Sql, tokenHash: Buffer): Promise<string | null> {
  const [row] = await sql<[{ id: string | null }]>`select session_user_id(${tokenHash}, now()) as id`;
  return row.id;
}
