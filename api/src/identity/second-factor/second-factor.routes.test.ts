import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/database/database.ts';
import { countAs } from '../../../test/gateway/count-as.ts';
import { createTestGateway, sessionCookieOf } from '../../../test/gateway/gateway.ts';
import { createMemoryMailer } from '../../../test/gateway/memory-mailer.ts';
import { codeAt, turnOnSecondFactor } from '../../../test/identity/authenticator.ts';
import { createMailSender } from '../../mail/send-mails.ts';

const { sql, admin } = await createTestDatabase();
const NOW = new Date('2030-01-01T00:00:10Z');
const PASSWORD = 'correct horse battery';
const PATH = '/api/account/second-factor';
let now = NOW;
const gateway = createTestGateway(sql, {}, { clock: { now: () => now } });
const mailer = createMemoryMailer();
const sendMails = createMailSender({ ...gateway.deps, mailer });
afterAll(() => gateway.stop());

let email: string;
let cookie: string;
beforeEach(async () => {
  now = NOW;
  mailer.sent.length = 0;
  await admin`delete from rate_limit`;
  await admin`delete from mail`;
  email = `${crypto.randomUUID()}@example.com`;
  cookie = sessionCookieOf(await gateway.post('/api/register', { email, password: PASSWORD }));
  await admin`update app_user set email_verified_at = ${now} where email = ${email}`;
});

const ask = (action: string, body: object, from = cookie) =>
  gateway.post(`${PATH}/${action}`, body, { headers: { cookie: from } });
const state = async () =>
  (await gateway.request(PATH, { headers: { cookie } })).json() as Promise<{
    isOn: boolean;
    recoveryCodesLeft: number;
  }>;
const logIn = () => gateway.post('/api/login', { email, password: PASSWORD });
const begin = async () => (await (await ask('begin', {})).json()) as { key: string; uri: string };
const nextStep = (): void => {
  now = new Date(now.getTime() + 30_000);
};

async function mailedKinds(): Promise<string[]> {
  await sendMails(new AbortController().signal);
  return mailer.sent.map(({ kind }) => kind).filter((kind) => kind !== 'verify-email');
}

describe('turning it on', () => {
  it('gives the app a key, and asks for nothing before a code of it has come back', async () => {
    const { key, uri } = await begin();

    expect(key).toMatch(/^[A-Z2-7]{32}$/);
    expect(uri).toBe(
      `otpauth://totp/AI%20Creative:${encodeURIComponent(email)}?issuer=AI%20Creative&secret=${key}&algorithm=SHA1&digits=6&period=30`,
    );
    expect((await logIn()).status).toBe(200);
    expect(await state()).toEqual({ isOn: false, recoveryCodesLeft: 0 });
  });

  it('takes a code of the app, gives ten recovery codes, keeps this session and mails the owner', async () => {
    const { recoveryCodes } = await turnOnSecondFactor(gateway, cookie, now);

    expect(new Set(recoveryCodes).size).toBe(10);
    expect(recoveryCodes.every((code) => /^[A-Z2-7]{5}-[A-Z2-7]{5}$/.test(code))).toBe(true);
    expect(await state()).toEqual({ isOn: true, recoveryCodesLeft: 10 });
    expect((await logIn()).status).toBe(401);
    expect(await mailedKinds()).toEqual(['second-factor-on']);
  });

  it('is refused with a wrong code, and with one of a key that was shown before', async () => {
    const first = await begin();
    await begin();

    expect((await ask('turn-on', { code: '000' })).status).toBe(400);
    expect((await ask('turn-on', { code: codeAt(first.key, now) })).status).toBe(400);
    expect((await logIn()).status).toBe(200);
  });

  it('happens once: neither a second key nor a second code changes it', async () => {
    const { key } = await begin();
    const code = codeAt(key, now);
    const responses = await Promise.all([ask('turn-on', { code }), ask('turn-on', { code })]);

    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await ask('begin', {})).status).toBe(409);
    expect((await ask('turn-on', { code })).status).toBe(409);
  });

  it('waits for a confirmed address, for its real owner may still come', async () => {
    await admin`update app_user set email_verified_at = null where email = ${email}`;

    expect((await ask('begin', {})).status).toBe(409);
  });

  it('keeps neither secret nor recovery codes in clear', async () => {
    const { key, recoveryCodes } = await turnOnSecondFactor(gateway, cookie, now);
    const rows = await admin`
      select f::text as text from second_factor f union all select r::text from recovery_code r
      union all select m::text from mail m`;
    const text = JSON.stringify(rows);

    expect(text).not.toContain(key);
    for (const code of recoveryCodes) {
      expect(text).not.toContain(code);
      expect(text).not.toContain(Buffer.from(code).toString('hex'));
    }
  });
});

describe.each(['turn-off', 'recovery-codes'])('POST .../%s', (action) => {
  it('needs the password or a code, and nothing changes without', async () => {
    const { key } = await turnOnSecondFactor(gateway, cookie, now);

    expect((await ask(action, {})).status).toBe(400);
    const wrong = [await ask(action, { password: 'a guess' }), await ask(action, { code: '000000' })];
    expect(wrong.map(({ status }) => status)).toEqual([400, 400]);
    // The one that has turned it on.
    expect((await ask(action, { code: codeAt(key, now) })).status).toBe(400);
    expect(await state()).toEqual({ isOn: true, recoveryCodesLeft: 10 });
    expect((await ask(action, { password: PASSWORD })).status).toBe(200);
  });

  it.each(['code', 'recovery code'])('takes a %s of users without a password', async (kind) => {
    const { key, recoveryCodes } = await turnOnSecondFactor(gateway, cookie, now);
    await admin`update app_user set password_hash = null where email = ${email}`;
    nextStep();

    expect((await ask(action, { password: PASSWORD })).status).toBe(400);
    const code = kind === 'code' ? codeAt(key, now) : recoveryCodes[0];
    expect((await ask(action, { code })).status).toBe(200);
  });

  it('counts among the guesses of a session', async () => {
    await turnOnSecondFactor(gateway, cookie, now);
    expect((await ask(action, { code: 'a guess' })).status).toBe(400);
    await countAs(admin, 5, 'password:');

    expect((await ask(action, { password: PASSWORD })).status).toBe(429);
  });

  it('is for signed-in users who have it on', async () => {
    expect((await ask(action, { password: PASSWORD })).status).toBe(409);
    await begin();
    expect((await ask(action, { password: PASSWORD })).status).toBe(409);
    expect((await ask(action, { password: PASSWORD }, '')).status).toBe(401);
  });
});

describe('turning it off', () => {
  it('lets sign-ins through without a code, ends the recovery codes and mails the owner', async () => {
    await turnOnSecondFactor(gateway, cookie, now);
    await ask('turn-off', { password: PASSWORD });

    expect(await state()).toEqual({ isOn: false, recoveryCodesLeft: 0 });
    expect((await logIn()).status).toBe(200);
    expect(await mailedKinds()).toEqual(['second-factor-on', 'second-factor-off']);
  });

  it('is not done by a new password', async () => {
    const { key } = await turnOnSecondFactor(gateway, cookie, now);
    await gateway.post('/api/password/forgot', { email });
    await mailedKinds();
    const text = mailer.sent.find(({ kind }) => kind === 'reset-password')?.text ?? '';
    const token = /token=([\w-]{43})/.exec(text)?.[1] ?? '';
    const reset = await gateway.post('/api/password/reset', { token, password: PASSWORD });

    expect([reset.status, reset.headers.get('set-cookie')]).toEqual([200, null]);
    const login = await logIn();
    expect(login.status).toBe(401);
    await expect(login.json()).resolves.toMatchObject({ code: 'second_step_required' });
    nextStep();
    const attempt = sessionCookieOf(login);
    const done = await gateway.post(
      '/api/login/second-step',
      { code: codeAt(key, now) },
      { headers: { cookie: attempt } },
    );
    expect(done.status).toBe(200);
  });
});

it('makes the recovery codes before worthless with new ones', async () => {
  const { recoveryCodes } = await turnOnSecondFactor(gateway, cookie, now);
  const response = await ask('recovery-codes', { password: PASSWORD });
  const { codes } = (await response.json()) as { codes: string[] };

  expect((await ask('turn-off', { code: recoveryCodes[0] })).status).toBe(400);
  expect((await ask('turn-off', { code: codes[0] })).status).toBe(200);
});
