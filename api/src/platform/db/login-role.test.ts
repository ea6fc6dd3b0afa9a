import { mkdtemp, chmod, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, describe, expect, it } from 'vitest';
import { createSql } from './client.ts';
import { openDatabase } from './open/open-database.ts';

const home = await mkdtemp(join(tmpdir(), 'login-role-'));
await chmod(home, 0o711);
const database = await openDatabase(
  { databaseUrl: null, databaseOwnerUrl: null, dataDir: home },
  { logger: pino({ level: 'silent' }), onLost: () => undefined },
);
const sql = createSql(database.url, { name: 'aic-test', max: 2 });
afterAll(async () => {
  await sql.end({ timeout: 1 });
  await database.close();
  await rm(home, { recursive: true });
});

describe('the role that the application logs in as', () => {
  it('is neither the owner of anything nor able to become it', async () => {
    const [row] = await sql`
      select current_user as name, rolsuper as "isSuper", rolcreaterole as "mayCreateRoles",
        (select count(*)::int from pg_class where relowner = r.oid) as owned
      from pg_roles r where rolname = session_user`;
    expect(row).toEqual({ name: 'aic_login', isSuper: false, mayCreateRoles: false, owned: 0 });
    await expect(sql`set role postgres`).rejects.toMatchObject({ code: '42501' });
  });

  it('writes nothing into the log of the server for what is refused on purpose', async () => {
    const log = join(home, 'postgres/postgres.log');
    const before = await readFile(log, 'utf8');
    for (let n = 0; n < 20; n += 1) {
      await expect(
        sql`select cancel_generation(${Buffer.alloc(32)}, ${crypto.randomUUID()}, now())`,
      ).rejects.toMatchObject({
        code: 'CR401',
      });
    }
    expect(await readFile(log, 'utf8')).toBe(before);
  });
});
