import type { Sql } from '../../src/platform/db/client.ts';

/** As if what has been counted once under keys that begin so had been counted so often. */
export async function countAs(admin: Sql, count: number, keyStart = ''): Promise<void> {
  await admin`update rate_limit set count = ${count} where starts_with(key, ${keyStart})`;
}
