import { randomBytes } from 'node:crypto';
import { schemaOf } from '@aic/contract/schemas';
import { EMAIL_CHANGE } from '@aic/contract/security';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/database/database.ts';
import { createTestGateway, sessionCookieOf } from '../../../test/gateway/gateway.ts';
import { createMemoryMailer } from '../../../test/gateway/memory-mailer.ts';
import { createMailSender } from '../../mail/send-mails.ts';
import { hashRandomToken } from '../auth/random-token.ts';

const { sql, admin } = await createTestDatabase();
const NOW = new Date('2030-01-01T00:00:00Z');
const HOUR_MS = 3_600_000;
const PASSWORD = 'correct horse battery';
let now = NOW;
const gateway = createTestGateway(sql, {}, { clock: { now: () => now } });
const mailer = createMemoryMailer();
const sendMails = createMailSender({ ...gateway.deps, mailer });
afterAll(() => gateway.stop());

let old: string;
let next: string;
let cookie: string;
beforeEach(async () => {
  now = NOW;
  await admin`delete from rate_limit`;
  [old, next] = [`old-${crypto.randomUUID()}@example.com`, `new-${crypto.randomUUID()}@example.com`];
  cookie = sessionCookieOf(await gateway.post('/api/register', { email: old, password: PASSWORD }));
  await admin`update app_user set email_verified_at = ${NOW} where email = ${old}`;
  await admin`delete from mail`;
  mailer.sent.length = 0;
});

const ask = (method: string) => gateway.request('/api/account/email', { method, headers: { cookie } });
const request = (email = next, proof: object = { password: PASSWORD }) =>
  gateway.post('/api/account/email', { email, ...proof }, { headers: { cookie } });
const confirm = (token: string | undefined) => gateway.post('/api/change-email', { token: token ?? '' });
const logIn = async (email: string) =>
  (await gateway.post('/api/login', { email, password: PASSWORD })).status;
const pending = async () => schemaOf(EMAIL_CHANGE).parse(await (await ask('GET')).json()).pending;
const addressOf = async () =>
  ((await (await gateway.request('/api/auth/user', { headers: { cookie } })).json()) as { email: string })
    .email;

/** Sends what is due. @returns the tokens of the links by the address that they went to */
async function mailed(): Promise<Record<string, string>> {
  await sendMails(new AbortController().signal);
  const tokens = mailer.sent.map(({ to, text }) => [
    to,
    /change-email\?token=([\w-]{43})/.exec(text)?.[1] ?? '',
  ]);
  return Object.fromEntries(tokens) as Record<string, string>;
}

describe('a change of the e-mail address', () => {
  it.each(['the old address first', 'the new address first'])(
    'is made once both have confirmed it: %s',
    async (order) => {
      expect((await request()).status).toBe(202);
      const tokens = await mailed();
      expect(Object.keys(tokens).toSorted()).toEqual([next, old]);
      const [first, second] = order.startsWith('the old') ? [old, next] : [next, old];

      await expect((await confirm(tokens[first])).json()).resolves.toEqual({ isChanged: false });
      expect(await addressOf()).toBe(old);
      expect(await pending()).toMatchObject({
        email: next,
        isOldConfirmed: first === old,
        isNewConfirmed: first === next,
      });
      await expect((await confirm(tokens[second])).json()).resolves.toEqual({ isChanged: true });

      expect(await addressOf()).toBe(next);
      expect([await logIn(old), await logIn(next), await pending()]).toEqual([401, 200, null]);
      await sendMails(new AbortController().signal);
      expect(mailer.sent.at(-1)).toMatchObject({ to: old, kind: 'email-changed' });
    },
  );

  it('asks for the state of the account once more when it is made', async () => {
    await request();
    const tokens = await mailed();
    await confirm(tokens[old]);
    await admin`update app_user set email_verified_at = null where email = ${old}`;

    expect((await confirm(tokens[next])).status).toBe(404);
    expect(await addressOf()).toBe(old);
  });

  it('asks for the password, and mails nothing for a wrong one', async () => {
    for (const proof of [{}, { password: 'a guess' }]) {
      const response = await request(next, proof);
      expect(response.status).toBe(400);
      await expect(response.json()).resolves.toMatchObject({
        fields: { password: 'This is not your password.' },
      });
    }
    expect(await mailed()).toEqual({});
  });

  it('asks for a fresh sign-in where there is no password', async () => {
    await admin`update app_user set password_hash = null where email = ${old}`;

    expect((await request(next, {})).status).toBe(202);
    now = new Date(NOW.getTime() + HOUR_MS);
    expect((await request(next, {})).status).toBe(403);
  });

  it('refuses the own address in any form, one that is taken, and what is none', async () => {
    const taken = `taken-${crypto.randomUUID()}@example.com`;
    await gateway.post('/api/register', { email: taken, password: PASSWORD });
    await admin`delete from mail`;

    const responses = [
      await request(old.toUpperCase()),
      await request(taken.toUpperCase()),
      await request('ada'),
    ];

    expect(responses.map(({ status }) => status)).toEqual([400, 400, 400]);
    expect(await mailed()).toEqual({});
  });

  it('is not made when another account has got the address meanwhile', async () => {
    await request();
    const tokens = await mailed();
    await gateway.post('/api/register', { email: next, password: PASSWORD });

    await confirm(tokens[old]);
    expect((await confirm(tokens[next])).status).toBe(409);
    expect([await addressOf(), await pending()]).toEqual([old, null]);
  });

  it('is forgotten when another one is asked for, or it is undone: its links do nothing', async () => {
    await request();
    const first = await mailed();
    const other = `other-${crypto.randomUUID()}@example.com`;
    await request(other);
    for (const address of [old, next]) {
      expect((await confirm(first[address])).status).toBeGreaterThanOrEqual(404);
    }
    const second = await mailed();

    expect((await ask('DELETE')).status).toBe(200);

    for (const address of [old, other]) expect((await confirm(second[address])).status).toBe(404);
    expect([await addressOf(), await pending()]).toEqual([old, null]);
  });

  it('begins anew when another one is asked for: what was confirmed of the first one counts no more', async () => {
    await request();
    await confirm((await mailed())[old]);
    const other = `other-${crypto.randomUUID()}@example.com`;
    await request(other);

    expect(await pending()).toMatchObject({ email: other, isOldConfirmed: false, isNewConfirmed: false });
    await expect((await confirm((await mailed())[other])).json()).resolves.toEqual({ isChanged: false });
    expect(await addressOf()).toBe(old);
  });

  it('does not confirm a second address by a link to the first one, whose mail had still to be sent', async () => {
    await request();
    const other = `other-${crypto.randomUUID()}@example.com`;
    await request(other);

    // The mails about the first one would confirm the second one, and do not name it.
    const tokens = await mailed();
    expect(mailer.sent.map(({ to }) => to).toSorted()).toEqual([old, other].toSorted());
    await confirm(tokens[old]);
    const late = randomBytes(32).toString('base64url');
    await admin`
      insert into email_token (token_hash, user_id, purpose, email, created_at, expires_at)
      select ${hashRandomToken(late)}, id, 'change-email-new', ${next}, ${NOW}, ${NOW}::timestamptz + interval '1 day'
      from app_user where email = ${old}`;

    expect((await confirm(late)).status).toBe(404);
    expect(await pending()).toMatchObject({ email: other, isNewConfirmed: false });
    expect((await confirm(tokens[other])).status).toBe(200);
    expect(await addressOf()).toBe(other);
  });

  it('has links that work once, for a day, and for nothing else', async () => {
    await request();
    const tokens = await mailed();
    for (const path of ['/api/verify-email', '/api/account/restore']) {
      expect((await gateway.post(path, { token: tokens[old] })).status).toBe(404);
    }
    await confirm(tokens[old]);
    expect((await confirm(tokens[old])).status).toBe(409);

    now = new Date(NOW.getTime() + 24 * HOUR_MS);
    expect((await confirm(tokens[next])).status).toBe(400);
    expect([(await confirm('A'.repeat(43))).status, (await confirm('short')).status]).toEqual([404, 404]);
    expect(await pending()).toBeNull();
  });

  it('does not come back to an account that its user has deleted', async () => {
    await request();
    const tokens = await mailed();
    await gateway.post('/api/account/delete', { password: PASSWORD }, { headers: { cookie } });

    for (const address of [old, next]) expect((await confirm(tokens[address])).status).toBe(404);
  });

  it('mails five times a day at most', async () => {
    const statuses = [];
    for (let n = 0; n < 6; n += 1) {
      now = new Date(NOW.getTime() + n * HOUR_MS);
      statuses.push((await request(`n${n}-${next}`)).status);
    }
    expect(statuses).toEqual([202, 202, 202, 202, 202, 429]);
  });

  it('ends links for a new password that went to the old address', async () => {
    await gateway.post('/api/password/forgot', { email: old });
    await sendMails(new AbortController().signal);
    const [, reset] = /reset-password\?token=([\w-]{43})/.exec(mailer.sent[0]?.text ?? '') ?? [];
    await request();
    const tokens = await mailed();
    for (const address of [old, next]) await confirm(tokens[address]);

    const response = await gateway.post('/api/password/reset', {
      token: reset,
      password: 'another horse battery',
    });
    expect(response.status).toBe(404);
  });
});
