import { schemaOf } from '@aic/contract/schemas';
import { USER } from '@aic/contract/user';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/database/database.ts';
import { createUser, type TestUser } from '../../../test/gateway/factories.ts';
import { createTestGateway } from '../../../test/gateway/gateway.ts';
import { createMemoryMailer } from '../../../test/gateway/memory-mailer.ts';
import { createMailSender } from '../../mail/send-mails.ts';

const { sql, admin } = await createTestDatabase();
const NOW = new Date('2030-01-01T00:00:00Z');
const HOUR_MS = 60 * 60 * 1000;
let now = NOW;
const gateway = createTestGateway(sql, {}, { clock: { now: () => now } });
const mailer = createMemoryMailer();
const sendMails = createMailSender({ ...gateway.deps, mailer });
afterAll(() => gateway.stop());

let user: TestUser;
beforeEach(async () => {
  now = NOW;
  mailer.sent.length = 0;
  await admin`delete from mail`;
  user = await createUser(sql, { now });
});

const cookieOf = ({ token }: TestUser) => `sid=${token.toString('base64url')}`;
/** In a browser that is signed in to the account. */
const confirm = (token: string) =>
  gateway.post('/api/verify-email', { token }, { headers: { cookie: cookieOf(user) } });
const send = (whom = user) =>
  gateway.post('/api/verify-email/send', {}, { headers: { cookie: cookieOf(whom) } });

async function isVerified(whom = user): Promise<boolean> {
  const response = await gateway.request('/api/auth/user', { headers: { cookie: cookieOf(whom) } });
  return schemaOf(USER).parse(await response.json()).isEmailVerified;
}

/** Sends what is due and reads the tokens out of the mails, the oldest first. */
async function mailedTokens(): Promise<string[]> {
  await sendMails(new AbortController().signal);
  return mailer.sent.flatMap(({ text }) => /verify-email\?token=([\w-]{43})/.exec(text)?.[1] ?? []);
}

async function mailedToken(): Promise<string> {
  return (await mailedTokens()).at(-1) ?? '';
}

describe('a new account', () => {
  it('is mailed a link that confirms its address, and shows at once in open pages', async () => {
    expect(await isVerified()).toBe(false);

    expect((await confirm(await mailedToken())).status).toBe(200);

    expect(await isVerified()).toBe(true);
    expect(mailer.sent).toMatchObject([{ to: user.email, kind: 'verify-email' }]);
    expect(
      await sql`select payload from event where user_id = ${user.id} order by seq desc limit 1`,
    ).toMatchObject([{ payload: { type: 'account' } }]);
  });

  it('is confirmed for the one whose mail it is, also when another user is signed in', async () => {
    const token = await mailedToken();
    const stranger = await createUser(sql, { now });

    await gateway.post('/api/verify-email', { token }, { headers: { cookie: cookieOf(stranger) } });

    expect(await isVerified(stranger)).toBe(false);
    await expect(
      sql`select email_verified_at is not null as "isVerified" from app_user where id = ${user.id}`,
    ).resolves.toEqual([{ isVerified: true }]);
  });
});

describe('a mailed link', () => {
  it('is kept as a hash only, also while its mail waits', async () => {
    const token = await mailedToken();

    const rows = await admin`select m::text as text from mail m union all select t::text from email_token t`;
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(JSON.stringify(rows)).not.toContain(Buffer.from(token, 'base64url').toString('hex'));
  });

  it('works once, whether it is used again later or twice at the same time', async () => {
    const token = await mailedToken();

    const responses = await Promise.all(Array.from({ length: 6 }, () => confirm(token)));

    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 409, 409, 409, 409, 409,
    ]);
    await expect((await confirm(token)).json()).resolves.toMatchObject({
      code: 'conflict',
      message: 'This link was used before. Your e-mail address is confirmed.',
    });
  });

  it('is over after 24 hours', async () => {
    const token = await mailedToken();
    now = new Date(NOW.getTime() + 24 * HOUR_MS);

    const response = await confirm(token);

    expect(response.status).toBe(400);
    await expect(response.json()).resolves.toMatchObject({ message: expect.stringContaining('expired') });
    expect(await isVerified()).toBe(false);
  });

  it('is not used up by opening it: mail scanners do that', async () => {
    const token = await mailedToken();

    await gateway.request(`/verify-email?token=${token}`);
    expect((await gateway.request(`/api/verify-email?token=${token}`)).status).toBe(404);

    expect((await confirm(token)).status).toBe(200);
  });

  it('proves nothing of another address', async () => {
    const token = await mailedToken();
    await admin`update app_user set email = 'other@example.com' where id = ${user.id}`;

    expect((await confirm(token)).status).toBe(404);
    expect(await isVerified()).toBe(false);
  });

  it('takes the other links of the same address along, in any order and at the same time', async () => {
    await send();
    const [first = '', second = ''] = await mailedTokens();

    const responses = await Promise.all([confirm(first), confirm(second)]);

    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it.each(['', 'x', 'A'.repeat(43), `${'A'.repeat(43)}=`])(
    'is unknown when it is made up: %j',
    async (token) => {
      expect((await confirm(token)).status).toBe(404);
    },
  );
});

describe('POST /api/verify-email/send', () => {
  it('mails another link, three times an hour at most', async () => {
    const statuses = [];
    for (let n = 0; n < 4; n += 1) statuses.push((await send()).status);

    expect(statuses).toEqual([202, 202, 202, 429]);
    // The one of the registration, too.
    await expect(mailedTokens()).resolves.toHaveLength(4);
    now = new Date(NOW.getTime() + HOUR_MS);
    expect((await send()).status).toBe(202);
  });

  it('mails none to who is confirmed, or signed out', async () => {
    await confirm(await mailedToken());
    mailer.sent.length = 0;

    expect((await send()).status).toBe(409);
    expect((await gateway.post('/api/verify-email/send', {})).status).toBe(401);
    await expect(mailedTokens()).resolves.toEqual([]);
  });
});
