import { isBuiltInTool } from '@aic/contract';
import { type ReleaseCommandResult, type RemoteStatus, RELEASE_COMMAND_RESULT } from '@aic/contract/remotes';
import { type ReleaseCommand, schemaOf } from '@aic/contract/schemas';
import postgres, { type PendingQuery, type Row } from 'postgres';
import type { Caller } from '../../identity/auth/caller.ts';
import type { Sql } from '../../platform/db/client.ts';
import { withAppErrors } from '../../platform/db/sql-error.ts';
import { RELEASE_REFUSALS } from '../errors/release-refusals.ts';
import { builtInToolStays } from '../errors/remote-errors.ts';

/** Raised by a dry run: its detail is the result, and nothing has changed. */
const DRY_RUN = 'CRDRY';

/**
 * Releases, rolls back and the like.
 * @param actor for the audit
 * @throws AppError `not_found` for a remote or build that is not there, `conflict` when the registry refuses
 */
export function runReleaseCommand(
  sql: Sql,
  name: string,
  act: ReleaseCommand,
  actor: string,
): Promise<ReleaseCommandResult> {
  return runCommand(sql, name, act, sql`${actor}`);
}

/**
 * The same by an admin: checked and written down in the same statement. @throws AppError also `unauthorized`,
 * `forbidden`
 */
export function runReleaseCommandAsAdmin(
  sql: Sql,
  { tokenHash, now }: Caller,
  name: string,
  act: ReleaseCommand,
): Promise<ReleaseCommandResult> {
  // A dry run leaves no entry.
  const { isDryRun: _, ...done } = act;
  const details = { remote: name, ...done };
  const actor = sql`'admin ' || begin_admin_action(${tokenHash}, 'remote', null, ${sql.json(details)}, ${now})`;
  return runCommand(sql, name, act, actor);
}

async function runCommand(
  sql: Sql,
  name: string,
  { isDryRun, ...act }: ReleaseCommand,
  actor: PendingQuery<Row[]>,
): Promise<ReleaseCommandResult> {
  if (act.act === 'remove' && isBuiltInTool(name)) throw builtInToolStays(name);
  try {
    const [row] = await sql<[{ result: ReleaseCommandResult }]>`
      select run_release_command(${name}, ${sql.json(act)}, ${actor}, ${isDryRun}) as result`;
    return row.result;
  } catch (error) {
    if (error instanceof postgres.PostgresError && error.code === DRY_RUN) {
      return schemaOf(RELEASE_COMMAND_RESULT).parse(JSON.parse(error.detail ?? ''));
    }
    return withAppErrors(Promise.reject(error), RELEASE_REFUSALS);
  }
}

/** What can be done with all frontends of a workspace's release together. */
export type WorkspaceCommand = { act: 'release'; release: string } | { act: 'rollback' | 'follow' };

/**
 * @param actor for the audit
 * @returns whether anything changed
 * @throws AppError `not_found` for a release that no start has brought, `conflict` when the registry refuses
 */
export async function runWorkspaceCommand(
  sql: Sql,
  command: WorkspaceCommand,
  actor: string,
): Promise<boolean> {
  const called = {
    release: () => sql`release_workspace(${'release' in command ? command.release : ''}, ${actor})`,
    rollback: () => sql`roll_back_workspace(${actor})`,
    follow: () => sql`follow_workspace(${actor})`,
  }[command.act]();
  const [row] = await withAppErrors(
    sql<[{ isChanged: boolean }]>`select ${called} as "isChanged"`,
    RELEASE_REFUSALS,
  );
  return row.isChanged;
}

/** Null: the registry does not know it. */
export async function findRemoteStatus(sql: Sql, name: string): Promise<RemoteStatus | null> {
  const [row] = await sql<[{ status: RemoteStatus | null }]>`select remote_status(${name}) as status`;
  return row.status;
}

/** Every remote, by name. */
export async function listRemoteStatus(sql: Sql): Promise<RemoteStatus[]> {
  const [row] = await sql<[{ list: RemoteStatus[] }]>`
    select coalesce(json_agg(remote_status(r.name) order by r.name), '[]') as list from remote r`;
  return row.list;
}

/** Every remote, by name, for an admin. @throws AppError `unauthorized`, `forbidden` */
export async function findRemotes(sql: Sql, { tokenHash, now }: Caller): Promise<RemoteStatus[]> {
  // Asked first, whatever the planner thinks of an empty table.
  const [row] = await withAppErrors(sql<[{ list: RemoteStatus[] }]>`
    select case when (select require_admin(${tokenHash}, ${now})) is not null then (
      select coalesce(json_agg(remote_status(r.name) order by r.name), '[]') from remote r
    ) end as list`);
  return row.list;
}
