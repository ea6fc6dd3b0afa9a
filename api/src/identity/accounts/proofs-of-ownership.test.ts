import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/database/database.ts';
import { insertTestPasskey } from '../../../test/gateway/factories.ts';
import { createTestGateway, sessionCookieOf } from '../../../test/gateway/gateway.ts';
import { createMemoryMailer } from '../../../test/gateway/memory-mailer.ts';
import { finishItem } from '../../../test/generations/finished-item.ts';
import { startMockIssuer } from '../../../test/identity/mock-issuer.ts';
import { beginAtProvider, navigate } from '../../../test/identity/oidc-browser.ts';
import { createMailSender } from '../../mail/send-mails.ts';
import { hashRandomToken } from '../auth/random-token.ts';

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
const NEW_PASSWORD = 'another horse battery';
const LINK_KINDS = [
  'verify-email',
  'reset-password',
  'restore-account',
  'change-email-old',
  'change-email-new',
];

let email: string;
let id: string;
/** Of who made the account. */
let cookie: string;
beforeEach(async () => {
  await admin`delete from rate_limit`;
  email = `${crypto.randomUUID()}@example.com`;
  cookie = sessionCookieOf(await gateway.post('/api/register', { email, password: PASSWORD }));
  const [row] = await admin<[{ id: string }]>`
    update app_user set handle = ${email.slice(0, 30)}, public_profile = true, files_say_name = true
    where email = ${email} returning id`;
  id = row.id;
  issuer.user = { sub: email, email, email_verified: true };
  await admin`delete from mail`;
  mailer.sent.length = 0;
});

/** A link of this kind, as a mail would have brought it. */
async function link(purpose: string, to = email): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await admin`
    insert into email_token (token_hash, user_id, purpose, email, created_at, expires_at)
    values (${hashRandomToken(token)}, ${id}, ${purpose}, ${to}, now(), now() + interval '1 day')`;
  return token;
}

/** @returns the tokens of a change of address that waits for them */
async function beginChange(isOldConfirmed: boolean) {
  const next = `next-${email}`;
  await admin`
    insert into email_change (user_id, new_email, new_email_key, expires_at, old_confirmed_at)
    values (${id}, ${next}, ${next}, now() + interval '1 day', ${isOldConfirmed ? new Date() : null})`;
  return { old: await link('change-email-old'), next: await link('change-email-new', next) };
}

const status = async (path: string, body: object, session = ''): Promise<number> =>
  (await gateway.post(path, body, { headers: { cookie: session } })).status;

async function signInAtProvider(): Promise<void> {
  const { callback, cookie } = await beginAtProvider(gateway, issuer);
  await navigate(gateway, callback, cookie);
}

const reset = async () =>
  expect(
    await status('/api/password/reset', { token: await link('reset-password'), password: NEW_PASSWORD }),
  ).toBe(200);

interface Proof {
  name: string;
  /** Whether the address had been proved before. */
  isProved: boolean;
  bring(change: { old: string; next: string }): Promise<void>;
}

const PROOFS: readonly Proof[] = [
  {
    name: 'first: confirmation link, in a browser that is signed in to the account',
    isProved: false,
    bring: async () =>
      expect(await status('/api/verify-email', { token: await link('verify-email') }, cookie)).toBe(200),
  },
  {
    name: 'first: confirmation link, in any other browser',
    isProved: false,
    bring: async () =>
      expect(await status('/api/verify-email', { token: await link('verify-email') })).toBe(200),
  },
  { name: 'first: link for a new password', isProved: false, bring: reset },
  { name: 'first: another provider', isProved: false, bring: signInAtProvider },
  { name: 'later: link for a new password', isProved: true, bring: reset },
  {
    name: 'later: new password, with the present one',
    isProved: true,
    bring: async () =>
      expect(
        await status('/api/account/password', { currentPassword: PASSWORD, password: NEW_PASSWORD }, cookie),
      ).toBe(200),
  },
  { name: 'later: another provider', isProved: true, bring: signInAtProvider },
  {
    name: 'later: change of address, by both links',
    isProved: true,
    bring: async ({ old, next }) => {
      for (const token of [old, next]) expect(await status('/api/change-email', { token })).toBe(200);
    },
  },
  {
    name: 'later: link that takes a deleted account back',
    isProved: true,
    bring: async () => {
      await admin`update app_user set closes_at = now() + interval '1 day' where id = ${id}`;
      expect(await status('/api/account/restore', { token: await link('restore-account') })).toBe(200);
    },
  },
];

/** What may have been begun, or be there, before a proof comes. */
async function begin(change: { next: string }) {
  const session = randomBytes(32);
  const attempt = randomBytes(32);
  await link('reset-password');
  await link('verify-email');
  for (const [n, kind] of LINK_KINDS.entries()) {
    // The second one is tried again tomorrow.
    for (const [hours, attempts] of [
      [0, 0],
      [24, 3],
    ] as const) {
      await admin`
        insert into mail (user_id, key, recipient, kind, payload, created_at, run_at, attempts)
        values (${id}, ${`begun:${id}:${n}:${hours}`}, ${email}, ${kind}, '{}', now(),
          now() + make_interval(hours => ${hours}), ${attempts})`;
    }
  }
  await admin`
    insert into session (token_hash, user_id, created_at, last_seen_at, idle_until, expires_at, has_second_step)
    values (${session}, ${id}, now(), now(), now() + interval '1 day', now() + interval '1 day', true)`;
  await admin`
    insert into external_identity (issuer, subject, user_id, created_at)
    values ('https://elsewhere.example', ${id}, ${id}, now())`;
  await insertTestPasskey(admin, id);
  await admin`insert into second_factor values (${id}, 'sealed', now(), now(), 0)`;
  await admin`
    insert into second_step_attempt values (${attempt}, ${id}, 0, now() + interval '5 minutes')`;
  await admin`
    insert into passkey_challenge
    values (${randomBytes(32)}, ${randomBytes(32)}, 'registration', ${id}, now() + interval '5 minutes')`;
  const user = { id, email, token: Buffer.alloc(0), tokenHash: hashRandomToken(cookie.slice('sid='.length)) };
  await gateway.request(`/api/generations/${await finishItem(sql, user)}/share`, {
    method: 'PUT',
    headers: { cookie, 'content-type': 'application/json' },
    body: '{"withRecipe": false}',
  });
  return { session, attempt, change };
}

const count = async (query: PromiseLike<readonly unknown[]>): Promise<number> => (await query).length;

/** By the column of the table: what is left of it. */
async function remains({ session, attempt, change }: Awaited<ReturnType<typeof begin>>) {
  return {
    // First: what it says is what an attacker sees.
    'changes of address': Number((await status('/api/change-email', { token: change.next })) === 200),
    'mailed links': await count(admin`select from email_token where user_id = ${id} and used_at is null`),
    'mails with links, delayed ones too': await count(
      admin`select from mail where key like ${`begun:${id}:%`} and run_at is not null`,
    ),
    'begun second steps, passkeys':
      (await count(admin`select from second_step_attempt where cookie_hash = ${attempt}`)) +
      (await count(admin`select from passkey_challenge where user_id = ${id}`)),
    'other sessions': await count(admin`select from session where token_hash = ${session}`),
    'own session': await count(
      admin`select from session where token_hash = ${hashRandomToken(cookie.slice('sid='.length))}`,
    ),
    password: await count(admin`select from app_user where id = ${id} and password_hash = ${hash}`),
    'public page, share links':
      (await count(admin`select from app_user where id = ${id} and (public_profile or files_say_name)`)) +
      (await count(admin`select from share_link where user_id = ${id}`)),
    'linked providers': await count(
      admin`select from external_identity where user_id = ${id} and issuer = 'https://elsewhere.example'`,
    ),
    'passkeys, second steps':
      (await count(admin`select from passkey where user_id = ${id}`)) +
      (await count(admin`select from second_factor where user_id = ${id}`)),
  };
}

let hash: string;
/** What a proof ends, as a row of the table. */
async function rowOf({ isProved, bring }: Proof): Promise<Record<string, string>> {
  const [user] = await admin<[{ hash: string }]>`
    update app_user set email_verified_at = ${isProved ? new Date() : null} where id = ${id}
    returning password_hash as hash`;
  hash = user.hash;
  const change = await beginChange(!isProved);
  const before = await begin(change);
  await bring(change);
  const after = await remains(before);
  return Object.fromEntries(
    Object.entries(after).map(([what, left]) => [what, left === 0 ? 'ends' : 'stays']),
  );
}

describe('a proof of ownership', () => {
  it.each(PROOFS)('ends what SECURITY.md says: $name', async (proof) => {
    const row = await rowOf(proof);

    const [head = [], , ...rows] = await tableOfSecurity();
    const stated = rows.find(([name]) => name === proof.name) ?? [];
    expect(Object.fromEntries(head.slice(1).map((what, n) => [what, stated[n + 1]]))).toEqual(row);
    expect(rows.map(([name]) => name)).toEqual(PROOFS.map(({ name }) => name));
  });
});

async function tableOfSecurity(): Promise<string[][]> {
  const text = await readFile(new URL('../../../../SECURITY.md', import.meta.url), 'utf8');
  const lines = text.split('\n');
  const first = lines.findIndex((line) => line.startsWith('| Proof '));
  const table = lines.slice(first, first + 2 + PROOFS.length);
  return table.map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

describe("who made an account with a stranger's address", () => {
  const askForChange = () =>
    gateway.post(
      '/api/account/email',
      { email: `mine-${email}`, password: PASSWORD },
      { headers: { cookie } },
    );
  const mailed = async (to: string) => {
    await sendMails(new AbortController().signal);
    const { text = '' } = mailer.sent.findLast((mail) => mail.to === to) ?? {};
    return /change-email\?token=([\w-]{43})/.exec(text)?.[1] ?? 'A'.repeat(43);
  };

  it.each(PROOFS.filter(({ name }) => name.startsWith('first')).slice(1))(
    'does not get it after it was proved: $name',
    async ({ bring }) => {
      await askForChange();
      const token = await mailed(`mine-${email}`);

      await bring({ old: '', next: '' });

      expect(await status('/api/change-email', { token })).toBe(404);
      expect(await status('/api/login', { email, password: PASSWORD })).toBe(401);
      expect((await gateway.request('/api/auth/user', { headers: { cookie } })).status).toBe(401);
      await expect(admin`select email from app_user where id = ${id}`).resolves.toEqual([{ email }]);
    },
  );

  it('cannot have it moved to a mailbox of theirs: its own has to be confirmed first', async () => {
    const response = await askForChange();

    expect(response.status).toBe(409);
    await expect(response.json()).resolves.toMatchObject({
      message: expect.stringContaining('Confirm your present address first'),
    });
    await sendMails(new AbortController().signal);
    expect(mailer.sent).toEqual([]);
  });
});

it('mails a link that sets a password, where the confirmation came from another browser than the account', async () => {
  const response = await gateway.post('/api/verify-email', { token: await link('verify-email') });

  await expect(response.json()).resolves.toEqual({ isHandedOver: true });
  await sendMails(new AbortController().signal);
  const [, token] = /reset-password\?token=([\w-]{43})/.exec(mailer.sent.at(-1)?.text ?? '') ?? [];
  expect(await status('/api/password/reset', { token, password: NEW_PASSWORD })).toBe(200);
  expect(await status('/api/login', { email, password: NEW_PASSWORD })).toBe(200);
});
