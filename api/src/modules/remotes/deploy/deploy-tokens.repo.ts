import type { DeployToken } from '@aic/contract/remotes';
import type { Sql } from '../../../db/client.ts';
import { withAppErrors } from '../../../db/sql-error.ts';
import type { Caller } from '../../../http/caller.ts';

export interface NewToken {
  /** The one remote it opens. */
  name: string;
  label: string;
  tokenHash: Buffer;
}

/** Who does it, for the audit: an admin who is signed in, or somebody at the machine itself. */
export type TokenActor = Caller | { actor: string; now: Date };

/** @returns its id. @throws AppError `conflict` for the shell, `unauthorized`, `forbidden` for a caller who is no admin */
export async function makeDeployToken(
  sql: Sql,
  { name, label, tokenHash }: NewToken,
  by: TokenActor,
): Promise<string> {
  const actor = actorOf(sql, by, 'deploy-token', { remote: name, label });
  const [row] = await withAppErrors(sql<[{ id: string }]>`
    select make_deploy_token(${name}, ${label}, ${tokenHash}, ${actor}, ${by.now}) as id`);
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
    : sql`'admin ' || begin_act(${by.tokenHash}, ${act}, null, ${sql.json(details)}, ${by.now})`;
}

/** Who acts, in the words of the audit; null for a token that is unknown, revoked or another remote's. */
export async function useDeployToken(
  sql: Sql,
  tokenHash: Buffer,
  name: string,
  now: Date,
): Promise<string | null> {
  const [row] = await sql<[{ actor: string | null }]>`
    select use_deploy_token(${tokenHash}, ${name}, ${now}) as actor`;
  return row.actor;
}

/** Of every remote, the newest first, for an admin. @throws AppError `unauthorized`, `forbidden` */
export async function findDeployTokens(sql: Sql, { tokenHash, now }: Caller): Promise<DeployToken[]> {
  // Asked first, whatever the planner thinks of an empty table.
  const [row] = await withAppErrors(sql<[{ list: DeployToken[] }]>`
    select case when (select require_admin(${tokenHash}, ${now})) is not null then (
      select coalesce(json_agg(json_build_object(
        'id', t.id, 'name', t.name, 'label', t.label, 'createdBy', t.created_by, 'createdAt', wire_time(t.created_at),
        'lastUsedAt', wire_time(t.last_used_at), 'revokedAt', wire_time(t.revoked_at)) order by t.created_at desc), '[]')
      from deploy_token t
    ) end as list`);
  return row.list;
}
