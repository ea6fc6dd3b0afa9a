import type { Sql } from '../db/client.ts';

/** Whose session a token opens, or null. */
export async function findSessionUserId(sql: Sql, tokenHash: Buffer): Promise<string | null> {
  const [row] = await sql<[{ id: string | null }]>`select session_user_id(${tokenHash}) as id`;
  return row.id;
}
