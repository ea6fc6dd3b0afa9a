import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/database/database.ts';
import { createTestGateway, sessionCookieOf } from '../../../test/gateway/gateway.ts';
import { createMemoryMailer } from '../../../test/gateway/memory-mailer.ts';
import { createMailSender } from '../../mail/send-mails.ts';

const { sql, admin } = await createTestDatabase();
const NOW = new Date('2030-01-01T00:30:00Z');
const HOUR_MS = 3_600_000;
const PASSWORD = 'correct horse battery';
let now = NOW;
const gateway = createTestGateway(sql, { ACCOUNT_GRACE_DAYS: '3' }, { clock: { now: () => now } });
const mailer = createMemoryMailer();
const sendMails = createMailSender({ ...gateway.deps, mailer });
afterAll(() => gateway.stop());

let email: string;
beforeEach(async () => {
  now = NOW;
  await admin`delete from rate_limit`;
  email = `${crypto.randomUUID()}@example.com`;
  const cookie = sessionCookieOf(await gateway.post('/api/register', { email, password: PASSWORD }));
  await gateway.post('/api/account/delete', { password: PASSWORD }, { headers: { cookie } });
  await admin`delete from mail`;
  mailer.sent.length = 0;
});

const logIn = (password: string, address = email) => gateway.post('/api/login', { email: address, password });
const register = (password: string, address = email) =>
  gateway.post('/api/register', { email: address, password });
const forget = (address = email) => gateway.post('/api/password/forgot', { email: address });
const bodyOf = async (response: Response): Promise<object> => {
  const { requestId: _, ...body } = (await response.json()) as Record<string, unknown>;
  return body;
};

async function mailed() {
  await sendMails(new AbortController().signal);
  return mailer.sent.map(({ to, kind }) => ({ to, kind }));
}

describe('an account that can still be restored', () => {
  it('tells who knows its password what is going on, and mails the link again', async () => {
    const response = await logIn(PASSWORD);

    expect(response.status).toBe(403);
    expect(await bodyOf(response)).toEqual({
      code: 'forbidden',
      message:
        'This account was deleted. Until Jan 4, 2030 it can be taken back: we have mailed the link for that to its address again.',
    });
    expect(sessionCookieOf(response)).toBe('');
    await expect(mailed()).resolves.toEqual([{ to: email, kind: 'restore-account' }]);
    const [, token] = /restore-account\?token=([\w-]{43})/.exec(mailer.sent[0]?.text ?? '') ?? [];
    expect((await gateway.post('/api/account/restore', { token })).status).toBe(200);
    expect((await logIn(PASSWORD)).status).toBe(200);
  });

  it('is no account to who guesses', async () => {
    const [guess, unknown] = [await logIn('a guess'), await logIn('a guess', 'nobody@example.com')];

    expect(guess.status).toBe(unknown.status);
    expect(await bodyOf(guess)).toEqual(await bodyOf(unknown));
    await expect(mailed()).resolves.toEqual([]);
  });

  it('mails the link to its owner when a visitor signs up with it, and answers as for any that is taken', async () => {
    const taken = `${crypto.randomUUID()}@example.com`;
    await register(PASSWORD, taken);
    await admin`delete from mail`;

    for (const password of [PASSWORD, 'another password']) {
      const [closing, other] = [await register(password), await register(password, taken)];
      expect(closing.status).toBe(other.status);
      expect(await bodyOf(closing)).toEqual(await bodyOf(other));
    }
    await expect(mailed()).resolves.toEqual([{ to: email, kind: 'restore-account' }]);
  });

  it('mails the link instead of one for a new password, and answers as for every address', async () => {
    const [closing, unknown] = [await forget(), await forget('nobody@example.com')];

    expect([closing.status, await closing.text()]).toEqual([unknown.status, await unknown.text()]);
    await expect(mailed()).resolves.toEqual([{ to: email, kind: 'restore-account' }]);
  });

  it('mails it once an hour at most, however often it is asked for', async () => {
    for (let n = 0; n < 3; n += 1) {
      await logIn(PASSWORD);
      await forget();
      await register(PASSWORD);
    }
    await expect(mailed()).resolves.toHaveLength(1);

    now = new Date(NOW.getTime() + HOUR_MS);
    await logIn(PASSWORD);
    await expect(mailed()).resolves.toHaveLength(2);
  });

  it('is no account to anybody once its time is over', async () => {
    now = new Date(NOW.getTime() + 72 * HOUR_MS);

    expect((await logIn(PASSWORD)).status).toBe(401);
    await forget();
    await expect(mailed()).resolves.toEqual([]);
  });
});
