import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/database/database.ts';
import { findText } from '../../../test/database/find-text.ts';
import { startGeneration, type TestUser } from '../../../test/gateway/factories.ts';
import { createTestGateway, sessionCookieOf } from '../../../test/gateway/gateway.ts';
import { createMemoryMailer } from '../../../test/gateway/memory-mailer.ts';
import { claimAny } from '../../../test/generations/claim-any.ts';
import { finishItem } from '../../../test/generations/finished-item.ts';
import { leaveTraces, receiveStripeEvent } from '../../../test/identity/leave-traces.ts';
import { createMailSender } from '../../mail/send-mails.ts';
import { hashRandomToken } from '../auth/random-token.ts';
import { purgeAccounts } from './purge-accounts.ts';

const { sql, admin } = await createTestDatabase();
const NOW = new Date('2030-01-01T00:00:00Z');
const LATER = new Date('2030-01-08T00:00:00Z');
const PASSWORD = 'correct horse battery';
const clock = { now: () => NOW };
const dataDir = await mkdtemp(join(tmpdir(), 'purge-'));
const gateway = createTestGateway(sql, { DATA_DIR: dataDir }, { clock });
const mailer = createMemoryMailer();
const sendMails = createMailSender({ ...gateway.deps, mailer });
afterAll(async () => {
  gateway.stop();
  await rm(dataDir, { recursive: true });
});

let users = 0;
let name: string;
let email: string;
let cookie: string;
let user: TestUser;
beforeEach(async () => {
  users += 1;
  name = `Lovelace${users}`;
  email = `Ada.${name}@Example.com`;
  await admin`delete from rate_limit`;
  const input = { email, password: PASSWORD, firstName: 'Ada', lastName: name };
  cookie = sessionCookieOf(await gateway.post('/api/register', input));
  const tokenHash = hashRandomToken(cookie.slice('sid='.length));
  const [row] = await sql<{ id: string }[]>`select id from app_user where email = ${email}`;
  user = { id: row?.id ?? '', email, token: Buffer.alloc(0), tokenHash };
});

const promptOf = () => `a secret garden of ${name}`;
const ask = (path: string, body: object) => gateway.post(path, body, { headers: { cookie } });

const traces = () =>
  leaveTraces({ sql, admin, gateway }, { user, name, cookie, prompt: promptOf(), now: NOW });

async function deleteAccount(): Promise<void> {
  expect((await ask('/api/account/delete', { password: PASSWORD })).status).toBe(200);
  await sendMails(new AbortController().signal);
}

const isPurged = async () => {
  const [row] = await sql`select purged_at is not null as "isPurged" from app_user where id = ${user.id}`;
  return row?.['isPurged'];
};

describe('purgeAccounts', () => {
  it('leaves nothing of the person in any column of any table, and the books as they were', async () => {
    await traces();
    const found = await findText(admin, [email, name, promptOf()]);
    // The search sees what is there: at least these.
    expect(found).toEqual(
      expect.arrayContaining(['billing.event.payload', 'public.generation.prompt', 'public.mail.payload']),
    );
    const books = () => admin`
      select (select json_agg(e order by id) from credit.entry e where user_id = ${user.id}) as entries,
        (select json_agg(g order by id) from credit.grant_ g where user_id = ${user.id}) as grants`;
    await deleteAccount();
    const before = await books();

    await purgeAccounts(sql, LATER);

    await expect(findText(admin, [email, name, promptOf()])).resolves.toEqual([]);
    await expect(books()).resolves.toEqual(before);
    await expect(admin`select count(*)::int from generation where user_id = ${user.id}`).resolves.toEqual([
      { count: 3 },
    ]);
  });

  it('lets go of the files, so that the next sweep removes them', async () => {
    await traces();
    const keys = await admin<{ key: string }[]>`select key from asset where user_id = ${user.id}`;
    expect(keys.length).toBeGreaterThan(0);
    await deleteAccount();

    await purgeAccounts(sql, LATER);

    await expect(sql`select wanted_keys(${sql.json(keys.map(({ key }) => key))})`).resolves.toEqual([]);
  });

  it('leaves an account alone as long as it can be restored, and those of others always', async () => {
    await traces();
    await deleteAccount();
    await purgeAccounts(sql, new Date(LATER.getTime() - 1));
    expect(await isPurged()).toBe(false);
    await admin`update app_user set closes_at = null where id = ${user.id}`;

    await purgeAccounts(sql, LATER);

    await expect(findText(admin, [promptOf()])).resolves.toContain('public.generation.prompt');
  });

  it('does what is left after it was cut short at any statement, and nothing when it is done', async () => {
    for (let n = 0; n < 5; n += 1) await finishItem(sql, user, { prompt: promptOf(), now: NOW });
    await deleteAccount();
    const purge = async (by = sql) => {
      const [row] = await by<[{ goesOn: boolean }]>`select purge_account(2, ${LATER}) as "goesOn"`;
      return row.goesOn;
    };

    expect(await purge()).toBe(true);
    // A worker that dies within a statement leaves nothing of it.
    await admin
      .begin(async (transaction) => {
        await transaction`select purge_account(2, ${LATER})`;
        throw new Error('killed');
      })
      .catch(() => undefined);
    await expect(
      sql`select count(*)::int from generation where user_id = ${user.id} and removed_at is null`,
    ).resolves.toEqual([{ count: 3 }]);
    expect(await isPurged()).toBe(false);

    await Promise.all([purgeAccounts(sql, LATER), purgeAccounts(sql, LATER)]);
    expect(await isPurged()).toBe(true);
    expect(await purge()).toBe(false);
    await expect(findText(admin, [promptOf(), name])).resolves.toEqual([]);
  });

  it('waits for a job that its worker has not stopped yet, and for the mail that says so', async () => {
    const running = await startGeneration(sql, user, { now: NOW });
    await claimAny(sql, 10, { worker: 1, kinds: ['image'], leaseMs: 60_000, now: NOW });
    expect((await ask('/api/account/delete', { password: PASSWORD })).status).toBe(200);
    await purgeAccounts(sql, LATER);
    expect(await isPurged()).toBe(false);

    await sql`select finish_generation(${user.id}, ${running}, 1, 'cancelled', 'cancelled', null, null, 'fake', ${NOW})`;
    await purgeAccounts(sql, LATER);
    expect(await isPurged()).toBe(false);

    await sendMails(new AbortController().signal);
    await purgeAccounts(sql, LATER);
    expect(await isPurged()).toBe(true);
  });
});

describe('what is left of a purged account', () => {
  beforeEach(async () => {
    await traces();
    await deleteAccount();
    await purgeAccounts(sql, LATER);
  });

  it('gives its address free for a new account, which has nothing of the old one', async () => {
    const response = await gateway.post('/api/register', { email, password: PASSWORD });

    expect(response.status).toBe(200);
    await expect(response.json()).resolves.toMatchObject({ firstName: null, handle: null });
    expect(await gateway.request(`/api/users/${name.toLowerCase()}`)).toHaveProperty('status', 404);
  });

  it('cannot be signed in to, nor restored, by what stands in its row', async () => {
    const [row] = await sql`select email, email_key from app_user where id = ${user.id}`;
    const tried = [row?.['email'], row?.['email_key'], email].map(String);

    for (const address of tried) {
      expect((await gateway.post('/api/login', { email: address, password: PASSWORD })).status).toBe(401);
    }
    expect(mailer.sent.at(-1)?.kind).toBe('restore-account');
    const token = /token=([\w-]{43})/.exec(mailer.sent.at(-1)?.text ?? '')?.[1] ?? '';
    expect((await gateway.post('/api/account/restore', { token })).status).toBe(404);
  });

  it('takes in no more of the person when Stripe tells of them later', async () => {
    const id = await receiveStripeEvent(sql, { user, name, now: NOW });

    await expect(findText(admin, [email, name])).resolves.toEqual([]);
    await expect(
      admin`select payload #>> '{data,object,id}' as object from billing.event where id = ${id}`,
    ).resolves.toEqual([{ object: 'in_1' }]);
  });
});
