import { afterAll, afterEach, expect, inject } from 'vitest';
import { createSql, type Sql } from '../../src/platform/db/client.ts';
import { createAdminSql } from './admin-sql.ts';
import { appUrlOf, createDatabase, dropDatabase } from './cluster.ts';

export interface TestDatabase {
  /** As the application: may change money and jobs only through functions. */
  sql: Sql;
  /** As the owner of everything: to kill backends, to look into tables, to break things on purpose. */
  admin: Sql;
  /** Of the application. */
  url: string;
  ownerUrl: string;
}

/**
 * A database for one test file; call it at the top level of the file. It is dropped at the end, and after every test
 * the ledger's invariants must hold.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const clusterUrl = inject('clusterUrl');
  const ownerUrl = await createDatabase(clusterUrl);
  const url = appUrlOf(ownerUrl);
  const sql = createSql(url, { name: 'aic-test', max: 20 });
  const admin = createAdminSql(ownerUrl);
  afterEach(async () => {
    const violations = await admin`
      select what, key from credit.violation union all select what, key from generation_violation
      union all select what, key from billing.violation`;
    expect(violations, 'ledger invariants').toEqual([]);
  });
  afterAll(async () => {
    await Promise.all([sql.end({ timeout: 1 }), admin.end({ timeout: 1 })]);
    await dropDatabase(clusterUrl, ownerUrl);
  });
  return { sql, admin, url, ownerUrl };
}
