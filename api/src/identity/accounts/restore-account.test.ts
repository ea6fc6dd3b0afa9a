import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/database/database.ts';
import { createTestGateway, sessionCookieOf } from '../../../test/gateway/gateway.ts';
import { createMemoryMailer } from '../../../test/gateway/memory-mailer.ts';
import { createMailSender } from '../../mail/send-mails.ts';

const { sql, admin } = await createTestDatabase();
const NOW = new Date('2030-01-01T00:00:00Z');
const DAY_MS = 24 * 3_600_000;
const PASSWORD = 'correct horse battery';
let now = NOW;
const clock = { now: () => now };
const gateway = createTestGateway(sql, { ACCOUNT_GRACE_DAYS: '3' }, { clock });
const second = createTestGateway(sql, {}, { clock });
const mailer = createMemoryMailer();
const sendMails = createMailSender({ ...gateway.deps, mailer });
afterAll(() => {
  gateway.stop();
  second.stop();
});

let email: string;
let cookie: string;
beforeEach(async () => {
  now = NOW;
  mailer.sent.length = 0;
  await admin`delete from rate_limit`;
  email = `${crypto.randomUUID()}@example.com`;
  cookie = sessionCookieOf(await gateway.post('/api/register', { email, password: PASSWORD }));
  await admin`delete from mail`;
});

const logIn = async () => gateway.post('/api/login', { email, password: PASSWORD });
const restore = async (token: string, by = gateway) =>
  (await by.post('/api/account/restore', { token })).status;

/** Deletes the account and reads the token out of the mail about it. */
async function deleteAccount(from = cookie): Promise<string> {
  const response = await gateway.post(
    '/api/account/delete',
    { password: PASSWORD },
    { headers: { cookie: from } },
  );
  expect(response.status).toBe(200);
  return await mailedToken();
}

async function mailedToken(): Promise<string> {
  await sendMails(new AbortController().signal);
  const mail = mailer.sent.at(-1);
  expect(mail).toMatchObject({ to: email, kind: 'restore-account' });
  return /restore-account\?token=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
}

describe('the mailed link', () => {
  it('restores the account, as it was but signed out', async () => {
    await admin`update app_user set display_name = 'Ada' where email = ${email}`;
    const token = await deleteAccount();

    expect(await restore(token)).toBe(200);

    expect((await gateway.request('/api/auth/user', { headers: { cookie } })).status).toBe(401);
    const response = await logIn();
    expect(response.status).toBe(200);
    await expect(response.json()).resolves.toMatchObject({ email, displayName: 'Ada' });
  });

  it('works once, whether it is used again later or twice at the same time', async () => {
    const token = await deleteAccount();
    const statuses = await Promise.all([restore(token), restore(token, second)]);

    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await restore(token)).toBe(409);
  });

  it('does not restore an account that was deleted once more', async () => {
    const first = await deleteAccount();
    await restore(first);
    const next = await deleteAccount(sessionCookieOf(await logIn()));

    expect(await restore(first)).toBe(409);
    expect((await logIn()).status).toBe(403);
    expect(await restore(next)).toBe(200);
  });

  it('works until the end of the time that the mail names, and not after', async () => {
    const token = await deleteAccount();
    expect(mailer.sent.at(-1)?.text).toContain('On Jan 4, 2030');

    now = new Date(NOW.getTime() + 3 * DAY_MS);
    expect(await restore(token)).toBe(400);
    now = new Date(NOW.getTime() + 3 * DAY_MS - 1);
    expect(await restore(token)).toBe(200);
  });

  it('is of no use for anything else, nor any other link for this', async () => {
    const token = await deleteAccount();
    await admin`insert into email_token select decode(repeat('ab', 32), 'hex'), id, 'reset-password', email,
      ${NOW}, ${NOW}::timestamptz + interval '1 day', null
      from app_user where email = ${email}`;
    const reset = Buffer.alloc(32, 0xab);

    expect((await gateway.post('/api/password/reset', { token, password: PASSWORD })).status).toBe(404);
    expect((await gateway.post('/api/verify-email', { token })).status).toBe(404);
    await expect(sql`select restore_account(${reset}, ${NOW}) ->> 'outcome' as outcome`).resolves.toEqual([
      { outcome: 'unknown' },
    ]);
    expect(await restore('A'.repeat(43))).toBe(404);
    expect(await restore('short')).toBe(404);
  });

  it('is left out of a mail that comes too late for it', async () => {
    await gateway.post('/api/account/delete', { password: PASSWORD }, { headers: { cookie } });
    now = new Date(NOW.getTime() + 3 * DAY_MS);

    expect(await mailedToken()).toBe('');
    expect(mailer.sent.at(-1)?.text).toContain('Your account was deleted');
  });
});
