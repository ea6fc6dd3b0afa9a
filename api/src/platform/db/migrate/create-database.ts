import postgres from 'postgres';
import { codeOf } from '../../errors/code-of.ts';

/** SQLSTATEs: there is no such database; it exists already; two processes create it in the same moment. */
const MISSING = '3D000';
const EXISTS: ReadonlySet<unknown> = new Set(['42P04', '23505']);

/** @throws Error with the server's words when it cannot be reached or the role may not create databases */
export async function createDatabaseIfMissing(url: string): Promise<void> {
  if (await exists(url)) return;
  const maintenance = new URL(url);
  const name = decodeURIComponent(maintenance.pathname.slice(1));
  maintenance.pathname = '/postgres';
  await withConnection(maintenance.href, async (sql) => {
    try {
      await sql`create database ${sql(name)}`;
    } catch (error) {
      if (!EXISTS.has(codeOf(error))) throw error;
    }
  });
}

function exists(url: string): Promise<boolean> {
  return withConnection(url, async (sql) => {
    try {
      await sql`select 1`;
      return true;
    } catch (error) {
      if (codeOf(error) === MISSING) return false;
      throw error;
    }
  });
}

async function withConnection<Result>(
  url: string,
  work: (sql: postgres.Sql) => Promise<Result>,
): Promise<Result> {
  const sql = postgres(url, { max: 1, fetch_types: false, onnotice: () => undefined, connect_timeout: 5 });
  try {
    return await work(sql);
  } finally {
    await sql.end({ timeout: 1 });
  }
}
