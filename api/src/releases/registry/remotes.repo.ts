import type { ChannelChoice, RemoteChannel } from '@aic/contract/remotes';
import type { BuildInfo } from '@aic/contract/schemas';
import type { Caller } from '../../identity/auth/caller.ts';
import type { Sql } from '../../platform/db/client.ts';
import { withAppErrors } from '../../platform/db/sql-error.ts';
import { RELEASE_REFUSALS } from '../errors/release-refusals.ts';

export interface Publisher {
  /** Of the audit: a start, a user of the command line, a token. */
  actor: string;
  /** What it was built of, or null when that is unknown. */
  commit: string | null;
}

export interface RemoteRow {
  generation: number;
  name: string;
  killed: boolean;
  /** With the time at which the registry got it. */
  info: BuildInfo & { publishedAt: number };
  previous_info: BuildInfo | null;
}

/** Build ids by name of what a gateway's own workspace has brought: it serves them where their channel follows. */
export type OwnBuilds = Map<string, string>;

/** @param userId null: signed out */
export function resolveRemotes(
  sql: Sql,
  userId: string | null,
  own: OwnBuilds = new Map(),
): Promise<RemoteRow[]> {
  return sql<RemoteRow[]>`
    select * from resolve_builds(${userId}::uuid, ${sql.json(Object.fromEntries(own))})`;
}

/** @returns whether it is new. @throws AppError `conflict` */
export async function registerBuild(
  sql: Sql,
  info: BuildInfo,
  { actor, commit }: Publisher,
): Promise<boolean> {
  const { name, build, version } = info;
  const [row] = await withAppErrors(
    sql<[{ isNew: boolean }]>`
    select publish_build(${name}, ${build}, ${version}, ${sql.json(info)}, ${commit}, ${actor}) as "isNew"`,
    RELEASE_REFUSALS,
  );
  return row.isNew;
}

/** @returns whether it would be new; nothing changes. @throws AppError `conflict`, as `registerBuild` */
export async function checkRegistration(sql: Sql, info: BuildInfo): Promise<boolean> {
  const [row] = await withAppErrors(
    sql<[{ isNew: boolean }]>`
    select check_build(${info.name}, ${info.build}, ${sql.json(info)}) as "isNew"`,
    RELEASE_REFUSALS,
  );
  return row.isNew;
}

export type BuildKey = Pick<BuildInfo, 'name' | 'build'>;

/** Forgets builds that no channel has had since. @returns which */
export async function deleteOldBuilds(sql: Sql, before: Date): Promise<BuildKey[]> {
  const [row] = await sql<[{ builds: BuildKey[] }]>`select delete_old_builds(${before}) as builds`;
  return row.builds;
}

/** All that were deleted and not published again. */
export function findDeletedBuilds(sql: Sql): Promise<BuildKey[]> {
  return sql<BuildKey[]>`
    select distinct e.name, e.build from remote_event e
    where e.kind = 'deleted'
      and not exists (select from remote_build b where b.name = e.name and b.build = e.build)`;
}

export async function isRegistered(sql: Sql, { name, build }: BuildKey): Promise<boolean> {
  return (await sql`select from remote_build where name = ${name} and build = ${build}`).length > 0;
}

interface Offered {
  isChanged: boolean;
  isPinned: boolean;
  /** What everybody has now; null where the remote was removed. */
  build: string | null;
}

/** Lets everybody have a published build where the channel follows the workspace. @throws AppError `conflict` */
export async function registerWorkspaceBuild(
  sql: Sql,
  { name, build }: Pick<BuildInfo, 'name' | 'build'>,
  canReturn: boolean,
): Promise<Offered> {
  const [row] = await withAppErrors(
    sql<[{ offered: Offered }]>`
    select register_workspace_build(${name}, ${build}, ${canReturn}) as offered`,
    RELEASE_REFUSALS,
  );
  return row.offered;
}

/** Notes what a start has brought together, for `releaseWorkspace` and `rollBackWorkspace`. */
export async function registerWorkspaceRelease(
  sql: Sql,
  builds: OwnBuilds,
  { commit, canReturn }: { commit: string | null; canReturn: boolean },
): Promise<void> {
  await sql`select register_workspace_release(${commit}, ${sql.json(Object.fromEntries(builds))}, ${canReturn})`;
}

/**
 * Gives the caller the beta of a remote, or takes it from them. @throws AppError `unauthorized`, `forbidden`,
 * `not_found`
 */
export async function chooseChannel(
  sql: Sql,
  { tokenHash, now }: Caller,
  name: string,
  channel: RemoteChannel,
): Promise<void> {
  await withAppErrors(
    sql`select choose_channel(${tokenHash}, ${name}, ${channel === 'beta'}, ${now})`,
    RELEASE_REFUSALS,
  );
}

/** The tools of which the caller can have a beta that differs. @throws AppError `unauthorized` */
export async function findChannelChoices(sql: Sql, { tokenHash, now }: Caller): Promise<ChannelChoice[]> {
  const [row] = await withAppErrors(sql<[{ list: ChannelChoice[] }]>`
    select list_channel_choices(${tokenHash}, ${now}) as list`);
  return row.list;
}

/** Whose session a token opens, or null. */
export async function findSessionUserId(sql: Sql, tokenHash: Buffer): Promise<string | null> {
  const [row] = await sql<[{ id: string | null }]>`select session_user_id(${tokenHash}, now()) as id`;
  return row.id;
}
