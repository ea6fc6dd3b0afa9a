import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/database/database.ts';
import { countAs } from '../../../test/gateway/count-as.ts';
import { createUser, type TestUser } from '../../../test/gateway/factories.ts';
import { createTestGateway } from '../../../test/gateway/gateway.ts';
import { createMemoryMailer } from '../../../test/gateway/memory-mailer.ts';
import { createMailSender } from '../../mail/send-mails.ts';

const { sql, admin } = await createTestDatabase();
const NOW = new Date('2030-01-01T00:00:00Z');
const MINUTE_MS = 60 * 1000;
const PASSWORD = 'correct horse battery';
let now = NOW;
const gateway = createTestGateway(sql, {}, { clock: { now: () => now } });
const mailer = createMemoryMailer();
const sendMails = createMailSender({ ...gateway.deps, mailer });
afterAll(() => gateway.stop());

let user: TestUser;
beforeEach(async () => {
  now = NOW;
  mailer.sent.length = 0;
  user = await createUser(sql, { now });
  await admin`delete from mail`;
  await admin`delete from rate_limit`;
});

const cookieOf = ({ token }: TestUser) => `sid=${token.toString('base64url')}`;
const forget = (email: string, address?: string) =>
  gateway.post('/api/password/forgot', { email }, {}, address);
const reset = (token: string, password = PASSWORD) =>
  gateway.post('/api/password/reset', { token, password });
const logIn = (email: string, password: string) => gateway.post('/api/login', { email, password });

async function isSignedIn(whom = user): Promise<boolean> {
  const response = await gateway.request('/api/auth/user', { headers: { cookie: cookieOf(whom) } });
  return response.status === 200;
}

/** Sends what is due and reads the tokens out of the mails, the oldest first. */
async function mailedTokens(): Promise<string[]> {
  await sendMails(new AbortController().signal);
  return mailer.sent.flatMap(({ text }) => /reset-password\?token=([\w-]{43})/.exec(text)?.[1] ?? []);
}

async function askForToken(email = user.email): Promise<string> {
  expect((await forget(email)).status).toBe(202);
  return (await mailedTokens()).at(-1) ?? '';
}

describe('an account whose address was never confirmed', () => {
  const stateOf = () => admin`
    select public_profile as "isPublic", (select count(*)::int from known_network where user_id = u.id) as networks
    from app_user u where id = ${user.id}`;
  const show = () =>
    admin`update app_user set public_profile = true, handle = 'maker-' || right(id::text, 8) where id = ${user.id}`;

  it('shows nothing of its maker, and knows none of their networks, once who reads the mails sets a password', async () => {
    await show();
    await reset(await askForToken());

    await expect(stateOf()).resolves.toEqual([{ isPublic: false, networks: 0 }]);
  });

  it('is left as it is when it was confirmed before', async () => {
    await show();
    await admin`update app_user set email_verified_at = ${NOW} where id = ${user.id}`;
    await reset(await askForToken());

    await expect(stateOf()).resolves.toEqual([{ isPublic: true, networks: 1 }]);
  });
});

describe('POST /api/password/forgot', () => {
  it('answers every address the same, and writes the same', async () => {
    const responses = [await forget(user.email), await forget('nobody@example.com')];

    expect(responses.map(({ status }) => status)).toEqual([202, 202]);
    await expect(Promise.all(responses.map((response) => response.text()))).resolves.toEqual(['{}', '{}']);
    const rows = await admin`select user_id, recipient from mail order by id`;
    expect(rows).toEqual([
      { user_id: user.id, recipient: user.email },
      { user_id: null, recipient: '' },
    ]);
    await mailedTokens();
    expect(mailer.sent.map(({ to }) => to)).toEqual([user.email]);
  });

  it('mails once for requests with the same key, whether the address has an account or not', async () => {
    const askWith = (email: string, key: string) =>
      gateway.post('/api/password/forgot', { email }, { headers: { 'idempotency-key': key } });
    for (const email of [user.email, 'nobody@example.com']) {
      const responses = await Promise.all([askWith(email, 'key-1'), askWith(email, 'key-1')]);
      expect(responses.map(({ status }) => status)).toEqual([202, 202]);
      // Counted once, so that a repeat is not refused.
      for (const key of ['key-1', 'key-1', 'key-1']) expect((await askWith(email, key)).status).toBe(202);
    }
    await expect(admin`select from mail`).resolves.toHaveLength(2);

    expect((await askWith(user.email, 'key-2')).status).toBe(202);
    await expect(admin`select from mail`).resolves.toHaveLength(3);
  });

  it('mails to the address of the account, not to a form of it that a visitor typed', async () => {
    await admin`update app_user set email = 'Kate@example.com', email_key = 'kate@example.com' where id = ${user.id}`;

    expect((await forget('KATE@EXAMPLE.COM')).status).toBe(202);
    await mailedTokens();

    expect(mailer.sent.map(({ to }) => to)).toEqual(['Kate@example.com']);
  });

  it('mails three times an hour at most, and says the same of addresses without an account', async () => {
    for (const email of [user.email, 'nobody@example.com']) {
      const statuses = [];
      for (let n = 0; n < 4; n += 1) statuses.push((await forget(email)).status);
      expect(statuses).toEqual([202, 202, 202, 429]);
    }
    // A stranger elsewhere does not keep the owner from asking.
    expect((await forget(user.email, '198.51.100.7')).status).toBe(202);
  });

  it('mails nothing to a blocked account', async () => {
    await admin`update app_user set blocked_at = ${NOW} where id = ${user.id}`;

    expect((await forget(user.email)).status).toBe(202);
    await expect(mailedTokens()).resolves.toEqual([]);
  });
});

describe('a mailed link', () => {
  it('sets the password, ends all sessions, confirms the address, and the owner gets a mail', async () => {
    const token = await askForToken();
    const response = await reset(token);

    expect(response.status).toBe(200);
    expect(response.headers.get('set-cookie')).toBeNull();
    expect(await isSignedIn()).toBe(false);
    expect((await logIn(user.email, PASSWORD)).status).toBe(200);
    await mailedTokens();
    expect(mailer.sent.at(-1)).toMatchObject({ to: user.email, kind: 'password-changed' });
    await expect(admin`select email_verified_at from app_user where id = ${user.id}`).resolves.toEqual([
      { email_verified_at: NOW },
    ]);
  });

  it('works once, whether it is used again later or twice at the same time', async () => {
    const token = await askForToken();

    const responses = await Promise.all(['one and only', 'another one'].map((word) => reset(token, word)));

    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await reset(token)).status).toBe(409);
  });

  it('is over after 30 minutes', async () => {
    const token = await askForToken();
    now = new Date(NOW.getTime() + 30 * MINUTE_MS);

    const response = await reset(token);

    expect(response.status).toBe(400);
    await expect(response.json()).resolves.toMatchObject({ message: expect.stringContaining('30 minutes') });
    expect(await isSignedIn()).toBe(true);
  });

  it('takes the other links of the account along', async () => {
    await forget(user.email);
    await forget(user.email);
    const [first = '', second = ''] = await mailedTokens();

    expect((await reset(first)).status).toBe(200);
    expect((await reset(second)).status).toBe(409);
  });

  it('touches no other account', async () => {
    const stranger = await createUser(sql, { now });
    await reset(await askForToken());

    expect(await isSignedIn(stranger)).toBe(true);
    expect((await logIn(stranger.email, PASSWORD)).status).toBe(401);
  });

  it('sets nothing once the address of the account has changed', async () => {
    const token = await askForToken();
    await admin`update app_user set email = 'moved@example.com' where id = ${user.id}`;

    expect((await reset(token)).status).toBe(404);
  });

  it('is of no other kind: one that confirms an address sets no password', async () => {
    await gateway.post('/api/verify-email/send', {}, { headers: { cookie: cookieOf(user) } });
    await sendMails(new AbortController().signal);
    const token = /verify-email\?token=([\w-]{43})/.exec(mailer.sent[0]?.text ?? '')?.[1] ?? '';

    expect((await reset(token)).status).toBe(404);
    expect((await gateway.post('/api/verify-email', { token: await askForToken() })).status).toBe(404);
  });

  it('is not used up by opening it, nor by a password that is refused', async () => {
    const token = await askForToken();
    await gateway.request(`/reset-password?token=${token}`);
    expect((await reset(token, 'short')).status).toBe(400);
    expect((await reset(token, 'password123')).status).toBe(400);

    expect((await reset(token)).status).toBe(200);
  });

  it('is kept as a hash only', async () => {
    const token = await askForToken();

    const rows = await admin`select m::text as text from mail m union all select t::text from email_token t`;
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it.each(['', 'x', 'A'.repeat(43), `${'A'.repeat(43)}=`])(
    'is unknown when it is made up: %j',
    async (token) => {
      expect((await reset(token)).status).toBe(404);
    },
  );

  it('is tried 20 times in 15 minutes at most, because each try costs a hash', async () => {
    const attempt = async () => (await reset('A'.repeat(43))).status;
    expect(await attempt()).toBe(404);
    await countAs(admin, 19, 'reset:');

    expect([await attempt(), await attempt()]).toEqual([404, 429]);
  });
});
