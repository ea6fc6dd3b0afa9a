import type postgres from 'postgres';
import type { Migration } from './schema-files.ts';

/** One statement of a migration, with the name of its index. It may name only what the release before has. */
const CONCURRENT = /^create (unique )?index concurrently (\w+) [^;]+;/gm;

/**
 * Builds the indexes of these migrations that are to be built while the release before reads and writes: before the
 * upgrade's transaction, each in a statement of its own, on a database that has tables already. What an interrupted
 * upgrade has left of one is dropped first, since Postgres keeps it as an index that nothing uses.
 */
export async function buildConcurrentIndexes(
  sql: postgres.Sql,
  migrations: readonly Migration[],
): Promise<void> {
  for (const { text } of migrations) {
    for (const [statement, , name] of text.matchAll(CONCURRENT)) {
      await sql.unsafe(`drop index concurrently if exists ${name}`).simple();
      await sql.unsafe(statement).simple();
    }
  }
}

/** The migration as a part of the transaction: what was built is there, and in a new database nothing is in use. */
export function withIndexesInPlace(text: string): string {
  return text.replaceAll(/^(create (?:unique )?index) concurrently (?=\w)/gm, '$1 if not exists ');
}
