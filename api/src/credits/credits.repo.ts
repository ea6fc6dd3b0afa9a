import type { Sql } from '../platform/db/client.ts';

/** What the session's user can spend now, or null when the session is not valid. One statement. */
export async function findCredits(sql: Sql, tokenHash: Buffer, now: Date): Promise<number | null> {
  const [row] = await sql<{ credits: number }[]>`
    select credit.balance(caller.id, ${now}) as credits
    from (select session_user_id(${tokenHash}, ${now}) as id) caller
    where caller.id is not null`;
  return row?.credits ?? null;
}
