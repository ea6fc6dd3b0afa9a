import postgres from 'postgres';
import { expect, inject, it } from 'vitest';
import { dropDatabase } from '../../test/cluster.ts';
import { migrate } from './migrate.ts';

const clusterUrl = inject('clusterUrl');

it('makes and migrates a missing database once when several processes start together, and again changes nothing', async () => {
  const url = new URL(clusterUrl);
  url.pathname = `/migrate_${crypto.randomUUID().replaceAll('-', '')}`;
  await Promise.all([migrate(url.href), migrate(url.href), migrate(url.href)]);
  await migrate(url.href);
  const sql = postgres(url.href, { max: 1, fetch_types: false });
  const rows = await sql`select version from schema_migrations`;
  const users = await sql`select count(*)::int as count from app_user`;
  await sql.end();
  await dropDatabase(clusterUrl, url.href);
  expect(rows.length).toBeGreaterThan(5);
  expect([...users]).toEqual([{ count: 0 }]);
});

it('says what the server said when there is nobody to talk to', async () => {
  const nobody = new URL(clusterUrl);
  nobody.password = 'wrong';
  await expect(migrate(nobody.href)).rejects.toThrow('password authentication failed');
});
