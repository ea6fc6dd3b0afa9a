import type { DeployToken } from '@aic/contract/remotes';
import type { Caller } from '../../identity/auth/caller.ts';
import type { Sql } from '../../platform/db/client.ts';
import { withAppErrors } from '../../platform/db/sql-error.ts';
import { RELEASE_REFUSALS } from '../errors/release-refusals.ts';

const DAY_MS = 86_400_000;

export interface NewToken {
  /** The one remote it opens. */
  name: string;
  label: string;
  /** How long it can be used. */
  days: number;
  tokenHash: Buffer;
}

/** Who does it, for the audit: an admin who is signed in, or an operator at the machine itself. */
export type TokenActor = Caller | { actor: string; now: Date };

/**
 * @returns its id. @throws AppError `conflict` for the shell, `unauthorized`, `forbidden` for a caller who is no
 * admin
 */
export async function makeDeployToken(
  sql: Sql,
  { name, label, days, tokenHash }: NewToken,
  by: TokenActor,
): Promise<string> {
  const actor = actorOf(sql, by, 'deploy-token', { remote: name, label, days: String(days) });
  const expiresAt = new Date(by.now.getTime() + days * DAY_MS);
  const [row] = await withAppErrors(
    sql<[{ id: string }]>`
    select make_deploy_token(${name}, ${label}, ${tokenHash}, ${expiresAt}, ${actor}, ${by.now}) as id`,
    RELEASE_REFUSALS,
  );
  return row.id;
}

/** @returns whether it was good until now. @throws AppError `unauthorized`, `forbidden` for a caller who is no admin */
export async function revokeDeployToken(sql: Sql, id: string, by: TokenActor): Promise<boolean> {
  const actor = actorOf(sql, by, 'revoke-deploy-token', { token: id });
  const [row] = await withAppErrors(sql<[{ revoked: boolean }]>`
    select revoke_deploy_token(${id}, ${actor}, ${by.now}) as revoked`);
  return row.revoked;
}

function actorOf(sql: Sql, by: TokenActor, act: string, details: Readonly<Record<string, string>>) {
  return 'actor' in by
    ? sql`${by.actor}`
    : sql`'admin ' || begin_admin_action(${by.tokenHash}, ${act}, null, ${sql.json(details)}, ${by.now})`;
}

/** Who acts, in the words of the audit; null for a token that is unknown, revoked, over or another remote's. */
export async function authenticateDeployToken(
  sql: Sql,
  tokenHash: Buffer,
  name: string,
  now: Date,
): Promise<string | null> {
  const [row] = await sql<[{ actor: string | null }]>`
    select authenticate_deploy_token(${tokenHash}, ${name}, ${now}) as actor`;
  return row.actor;
}

/** Of every remote, the newest first. */
export async function listDeployTokens(sql: Sql): Promise<Required<DeployToken>[]> {
  const [row] = await sql<[{ list: Required<DeployToken>[] }]>`select (${tokenList(sql)}) as list`;
  return row.list;
}

/** The same for an admin. @throws AppError `unauthorized`, `forbidden` */
export async function findDeployTokens(
  sql: Sql,
  { tokenHash, now }: Caller,
): Promise<Required<DeployToken>[]> {
  // Asked first, whatever the planner thinks of an empty table.
  const [row] = await withAppErrors(sql<[{ list: Required<DeployToken>[] }]>`
    select case when (select require_admin(${tokenHash}, ${now})) is not null then (${tokenList(sql)}) end as list`);
  return row.list;
}

const tokenList = (sql: Sql) => sql`
  select coalesce(json_agg(json_build_object(
    'id', t.id, 'name', t.name, 'label', t.label, 'createdBy', t.created_by, 'createdAt', wire_time(t.created_at),
    'lastUsedAt', wire_time(t.last_used_at), 'expiresAt', wire_time(t.expires_at), 'revokedAt', wire_time(t.revoked_at))
    order by t.created_at desc, t.id desc), '[]')
  from deploy_token t`;
