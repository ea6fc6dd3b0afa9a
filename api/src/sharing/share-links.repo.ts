import { LIBRARY_RATE } from '../generations/library/library-rate.ts';
import type { Caller } from '../identity/auth/caller.ts';
import type { Sql } from '../platform/db/client.ts';
import { withAppErrors } from '../platform/db/sql-error.ts';
import { SHARING_REFUSALS } from './sharing-errors.ts';

export interface StoredLink {
  /** Hexadecimal. */
  seed: string;
  expiresAt: string | null;
  withRecipe: boolean;
  withLabel: boolean;
}

interface NewLink {
  /** Of a new link: one that is good keeps its own. */
  seed: Buffer;
  tokenHash: Buffer;
  withRecipe: boolean;
  /** Null: as it is. */
  withLabel: boolean | null;
  expiresAt: Date | null;
}

/** @throws AppError `unauthorized`, `not_found`, `conflict` when it is not finished, `rate_limited` */
export async function saveLink(
  sql: Sql,
  caller: Caller,
  id: string,
  { seed, tokenHash, withRecipe, withLabel, expiresAt }: NewLink,
): Promise<StoredLink & { userId: string }> {
  const [row] = await withAppErrors(
    sql<[{ link: StoredLink & { userId: string } }]>`
    select share_generation(${caller.tokenHash}, ${id}, ${seed}, ${tokenHash}, ${withRecipe}, ${withLabel},
      ${expiresAt}, ${sql.json(LIBRARY_RATE)}, ${caller.now}) as link`,
    SHARING_REFUSALS,
  );
  return row.link;
}

/** The link of the caller's item; `isSignedIn` tells a missing link from a missing session in the same statement. */
export async function findLink(
  sql: Sql,
  caller: Caller,
  id: string,
): Promise<{ isSignedIn: boolean; link: StoredLink | null }> {
  const [row] = await sql<[{ isSignedIn: boolean; link: StoredLink | null }]>`
    select caller.id is not null as "isSignedIn", case when l.seed is not null then json_build_object(
      'seed', encode(l.seed, 'hex'), 'expiresAt', wire_time(l.expires_at), 'withRecipe', l.with_recipe,
      'withLabel', l.with_label) end as link
    from (select session_user_id(${caller.tokenHash}, ${caller.now}) as id) caller
    left join share_link l on l.user_id = caller.id and l.generation_id = ${id}
      and (l.expires_at is null or l.expires_at > ${caller.now})`;
  return row;
}

/** Returns whose item it is. @throws AppError `unauthorized`, `not_found` */
export async function endLink(sql: Sql, caller: Caller, id: string): Promise<string> {
  const [row] = await withAppErrors(
    sql<[{ userId: string }]>`
    select unshare_generation(${caller.tokenHash}, ${id}, ${caller.now}) as "userId"`,
    SHARING_REFUSALS,
  );
  return row.userId;
}
