import type { Sql } from '../../src/platform/db/client.ts';
import type { TestUser } from '../gateway/factories.ts';

/** Removes an item of the user and ends it for good, by the statements of the product. */
export async function purgeItem(sql: Sql, user: TestUser, id: string, now = new Date()): Promise<void> {
  for (const command of ['remove', 'purge']) {
    await sql`
      select run_library_command(${user.tokenHash}, ${command}, ${sql.json([id])}, null,
        '{"limit": 1000, "windowSeconds": 60}', ${now})`;
  }
}
