import { env } from 'node:process';
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

/** Set by hand: the invariants are read after each test, which takes a sixth more time and names the guilty one. */
const CHECKS_EACH_TEST = env['CHECK_EACH_TEST'] !== undefined;

/**
 * A database for one test file; call it at the top level of the file. At its end the ledger's invariants must hold, and
 * it is dropped.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const clusterUrl = inject('clusterUrl');
  const ownerUrl = await createDatabase(clusterUrl);
  const url = appUrlOf(ownerUrl);
  const sql = createSql(url, { name: 'aic-test', max: 20 });
  const admin = createAdminSql(ownerUrl);
  async function checkInvariants(): Promise<void> {
    const violations = await admin`
      select what, key from credit.violation union all select what, key from generation_violation
      union all select what, key from billing.violation`;
    const which = CHECKS_EACH_TEST ? '' : '; CHECK_EACH_TEST=1 names the test that breaks them';
    expect(violations, `ledger invariants${which}`).toEqual([]);
  }
  if (CHECKS_EACH_TEST) afterEach(checkInvariants);
  afterAll(async () => {
    await checkInvariants().finally(async () => {
      await Promise.all([sql.end({ timeout: 1 }), admin.end({ timeout: 1 })]);
      await dropDatabase(clusterUrl, ownerUrl);
    });
  });
  return { sql, admin, url, ownerUrl };
}
