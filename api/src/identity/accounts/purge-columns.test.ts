import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { afterAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/database/database.ts';
import { findText } from '../../../test/database/find-text.ts';
import { createTestGateway, sessionCookieOf } from '../../../test/gateway/gateway.ts';
import { createMemoryMailer } from '../../../test/gateway/memory-mailer.ts';
import { leaveTraces } from '../../../test/identity/leave-traces.ts';
import { createMailSender } from '../../mail/send-mails.ts';
import { hashRandomToken } from '../auth/random-token.ts';
import { purgeAccounts } from './purge-accounts.ts';

const { sql, admin } = await createTestDatabase();
const NOW = new Date('2030-01-01T00:00:00Z');
const dataDir = await mkdtemp(join(tmpdir(), 'purge-columns-'));
const gateway = createTestGateway(sql, { DATA_DIR: dataDir }, { clock: { now: () => NOW } });
afterAll(async () => {
  gateway.stop();
  await rm(dataDir, { recursive: true });
});

/** Ours alone: nothing that a user has typed gets there. */
const IMPERSONAL = ['public.generation.error_code', 'public.generation.provider'];

/** Of what Postgres says of a value that cannot stand in a column: it holds one of a few words, or only grows. */
const REFUSALS: ReadonlySet<string> = new Set([
  '23514', // check_violation
  'P0001', // our append-only triggers
]);

const MARK = 'a mark of the person';

/** Columns for texts and documents of every table that has rows of users. */
const userColumns = () => admin<Array<{ table: string; column: string; type: string; key: string }>>`
  select c.table_name as table, c.column_name as column, c.data_type as type, k.column_name as key
  from information_schema.columns c
  join information_schema.columns k on k.table_schema = c.table_schema and k.table_name = c.table_name
    and k.column_name = case c.table_name when 'app_user' then 'id' else 'user_id' end
  join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name
  where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type in ('text', 'jsonb')
    and c.is_generated = 'NEVER'`;

it('blanks every column of a user that can hold a text, unless it is named here as impersonal', async () => {
  const email = 'ada@example.com';
  const input = { email, password: 'correct horse battery' };
  const cookie = sessionCookieOf(await gateway.post('/api/register', input));
  const tokenHash = hashRandomToken(cookie.slice('sid='.length));
  const [row] = await sql<[{ id: string }]>`select id from app_user where email = ${email}`;
  const { id } = row;
  const user = { id, email, token: Buffer.alloc(0), tokenHash };
  await leaveTraces(
    { sql, admin, gateway },
    { user, name: 'Lovelace', prompt: 'a garden', cookie, now: NOW },
  );
  await createMailSender({ ...gateway.deps, mailer: createMemoryMailer() })(new AbortController().signal);

  for (const { table, column, type, key } of await userColumns()) {
    const mark =
      type === 'jsonb' ? admin`to_jsonb(${MARK}::text)` : admin`${MARK}::text || gen_random_uuid()`;
    try {
      const { count } = await admin`
        update ${admin(table)} set ${admin(column)} = ${mark} where ${admin(key)} = ${id}`;
      // A new table shows up here: the traces lack it.
      expect(count, `rows of the user in ${table}`).toBeGreaterThan(0);
    } catch (error) {
      if (!(error instanceof postgres.PostgresError && REFUSALS.has(error.code))) throw error;
    }
  }
  await admin`update app_user set closes_at = ${NOW} where id = ${id}`;
  expect((await findText(admin, [MARK])).length).toBeGreaterThan(20);

  await purgeAccounts(sql, NOW);

  await expect(findText(admin, [MARK])).resolves.toEqual(IMPERSONAL);
  for (const secrets of [
    'second_factor',
    'second_step_attempt',
    'passkey',
    'passkey_challenge',
    'session',
    'email_token',
  ]) {
    await expect(admin`select from ${admin(secrets)} where user_id = ${id}`).resolves.toHaveLength(0);
  }
});
