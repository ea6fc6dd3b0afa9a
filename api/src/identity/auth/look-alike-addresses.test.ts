import { readFile } from 'node:fs/promises';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/database/database.ts';
import { createTestGateway, sessionCookieOf } from '../../../test/gateway/gateway.ts';
import { createMemoryMailer } from '../../../test/gateway/memory-mailer.ts';
import { startMockIssuer } from '../../../test/identity/mock-issuer.ts';
import { beginAtProvider, navigate } from '../../../test/identity/oidc-browser.ts';
import { createMailSender } from '../../mail/send-mails.ts';
import { accountKey, emailKey } from './email-key.ts';

const { sql, admin } = await createTestDatabase();
const issuer = await startMockIssuer();
const gateway = createTestGateway(sql, issuer.environment);
const mailer = createMemoryMailer();
const sendMails = createMailSender({ ...gateway.deps, mailer });
afterAll(() => {
  gateway.stop();
  issuer.stop();
});

const PASSWORD = 'correct horse battery';

/** An address, and what looks like it to a reader and to a normalisation of Unicode, but is another mailbox. */
const PAIRS = [
  ['full-width letter', 'linda@corp.example', '\uff4cinda@corp.example'],
  ['full-width digit', 'ada1@corp.example', 'ada\uff11@corp.example'],
  ['ligature', 'fiona@corp.example', '\ufb01ona@corp.example'],
  ['sign of kelvin', 'mike@corp.example', 'mi\u212ae@corp.example'],
  ['long s', 'sam@corp.example', '\u017fam@corp.example'],
  ['superscript', 'h2o@corp.example', 'h\u00b2o@corp.example'],
  ['mathematical letter', 'rosa@corp.example', '\u{1d42b}osa@corp.example'],
  ['ordinal', 'anna@corp.example', '\u00aanna@corp.example'],
  ['roman numeral', 'ix@corp.example', '\u2178@corp.example'],
  ['full-width domain', 'eve@corp.example', 'eve@\uff43\uff4f\uff52\uff50.example'],
] as const;

beforeEach(async () => {
  await admin`delete from rate_limit`;
  await admin`update app_user set email = id::text, email_key = id::text`;
  mailer.sent.length = 0;
});

const register = (email: string) => gateway.post('/api/register', { email, password: PASSWORD });

/** The owner of an address, who has proved it. @returns the session */
async function own(email: string): Promise<string> {
  const cookie = sessionCookieOf(await register(email));
  await admin`update app_user set email_verified_at = now() where email = ${email}`;
  await admin`delete from mail`;
  return cookie;
}

async function mailed(): Promise<string[]> {
  await sendMails(new AbortController().signal);
  return mailer.sent.map(({ to }) => to);
}

const refusal = (plain: string) => ({
  code: 'invalid_request',
  fields: { email: expect.stringContaining(`Please type it plainly: ${plain}`) },
});

describe.each(PAIRS)('an address that looks like another: %s', (_, email, alike) => {
  it('counts as the same mailbox for limits, and is nobody', () => {
    expect([emailKey(alike), accountKey(alike), accountKey(email)]).toEqual([email, null, email]);
  });

  it('is refused at a registration, and keeps no owner out', async () => {
    const response = await register(alike);

    expect(response.status).toBe(400);
    await expect(response.json()).resolves.toMatchObject(refusal(email));
    expect((await register(email)).status).toBe(200);
  });

  it('opens nothing at another provider that vouches for it', async () => {
    await own(email);
    issuer.user = { sub: 'a stranger', email: alike, email_verified: true };
    const { callback, cookie } = await beginAtProvider(gateway, issuer);

    await expect(navigate(gateway, callback, cookie)).resolves.toMatchObject({
      location: '/auth?problem=unverified',
      session: null,
    });
    await expect(admin`select from external_identity`).resolves.toEqual([]);
  });

  it('has no link for a new password mailed, to nobody', async () => {
    await own(email);

    expect((await gateway.post('/api/password/forgot', { email: alike })).status).toBe(202);

    await expect(mailed()).resolves.toEqual([]);
  });

  it('does not become the address of an account', async () => {
    const cookie = await own('somebody@corp.example');

    const response = await gateway.post(
      '/api/account/email',
      { email: alike, password: PASSWORD },
      { headers: { cookie } },
    );

    expect(response.status).toBe(400);
    await expect(response.json()).resolves.toMatchObject(refusal(email));
    await expect(mailed()).resolves.toEqual([]);
  });

  it('is refused by the database, too, where a gateway of the release before sends it', async () => {
    await expect(sql`
      select is_plain_address(${alike}, ${email}) as alike,
        is_plain_address(${email}, ${email}) as own`).resolves.toEqual([{ alike: false, own: true }]);
  });

  it('that has an account from before gives the key back to the owner of the address', async () => {
    await admin`insert into app_user (email, email_key, email_verified_at) values (${alike}, ${email}, now())`;

    await admin.unsafe(
      await readFile(new URL('../../../migrations/0039_end_unproved_changes.sql', import.meta.url), 'utf8'),
    );

    expect((await register(email)).status).toBe(200);
    await admin`delete from mail`;
    await gateway.post('/api/password/forgot', { email });
    await expect(mailed()).resolves.toEqual([email]);
  });
});

it.each(['Ada@Corp.example', 'ada@BÜCHER.example', 'josé@corp.example', 'ada@xn--bcher-kva.example'])(
  'takes capitals, other scripts and both forms of a domain for what they are: %s',
  async (email) => {
    expect((await register(email)).status).toBe(200);
    expect(accountKey(email)).toBe(emailKey(email));
    expect((await gateway.post('/api/login', { email, password: PASSWORD })).status).toBe(200);
  },
);
