import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestDatabase } from '../../../test/database/database.ts';
import { createTestGateway, sessionCookieOf } from '../../../test/gateway/gateway.ts';
import { codeAt, cookieOf, turnOnSecondFactor } from '../../../test/identity/authenticator.ts';
import { IDENTITY_SWEEPS } from '../identity-tasks.ts';

const { sql, admin } = await createTestDatabase();
const NOW = new Date('2030-01-01T00:00:10Z');
const STEP_MS = 30_000;
const PASSWORD = 'correct horse battery';
let now = NOW;
const gateway = createTestGateway(sql, {}, { clock: { now: () => now } });
afterAll(() => gateway.stop());

const later = (ms: number): void => {
  now = new Date(now.getTime() + ms);
};

interface Account {
  email: string;
  key: string;
  recoveryCodes: string[];
}

/** Turned on long ago, so that every code is a new one. */
async function createAccount(): Promise<Account> {
  const email = `${crypto.randomUUID()}@example.com`;
  const cookie = sessionCookieOf(await gateway.post('/api/register', { email, password: PASSWORD }));
  await admin`update app_user set email_verified_at = ${now} where email = ${email}`;
  const account = await turnOnSecondFactor(gateway, cookie, now);
  later(10 * STEP_MS);
  return { email, ...account };
}

let ada: Account;
beforeEach(async () => {
  now = NOW;
  await admin`delete from rate_limit`;
  ada = await createAccount();
});

const logIn = (password = PASSWORD, { email } = ada) => gateway.post('/api/login', { email, password });
const enter = (code: string, cookie: string) =>
  gateway.post('/api/login/second-step', { code }, { headers: { cookie } });
const isSignedIn = async (cookie: string) =>
  (await gateway.request('/api/auth/user', { headers: { cookie } })).status === 200;
const codeOf = async (response: Response) => ((await response.json()) as { code: string }).code;

/** @returns the cookie of the attempt */
const firstStep = async (account = ada) =>
  cookieOf(await logIn(PASSWORD, account), 'second-step') ?? 'no attempt';

describe('the first step', () => {
  it('gives no session for the right password, and says that a code is asked for', async () => {
    const response = await logIn();

    expect(response.status).toBe(401);
    expect(cookieOf(response, 'sid')).toBeNull();
    expect(response.headers.getSetCookie().join()).toMatch(
      /^second-step=[\w-]{43}; Max-Age=300; Path=\/; HttpOnly; SameSite=Strict$/,
    );
    expect(await codeOf(response)).toBe('second_step_required');
  });

  it('is bound to its host by the name of the cookie where there is https', async () => {
    const origin = 'https://studio.example.com';
    const secure = createTestGateway(sql, { APP_ORIGIN: origin }, { clock: { now: () => now } });
    const response = await secure.post('/api/login', { email: ada.email, password: PASSWORD });
    secure.stop();

    expect(response.headers.getSetCookie().join()).toMatch(
      /^__Host-second-step=.*; Secure; SameSite=Strict$/,
    );
  });

  it('answers a wrong password as it answers everybody', async () => {
    const responses = await Promise.all([
      logIn('wrong'),
      logIn('wrong', { ...ada, email: 'nobody@example.com' }),
    ]);
    const bodies = await Promise.all(responses.map((response) => response.json()));

    expect(responses.map(({ status }) => status)).toEqual([401, 401]);
    expect(bodies.map((body) => ({ ...(body as object), requestId: '' }))).toEqual(
      Array.from({ length: 2 }, () => ({
        message: 'Invalid e-mail or password',
        code: 'invalid_credentials',
        requestId: '',
      })),
    );
    expect(responses.flatMap(({ headers }) => headers.getSetCookie())).toEqual([]);
  });

  it('leads into no session on a gateway of the release before, which knows of no second step', async () => {
    const insert = sql`
      insert into session (token_hash, user_id, created_at, last_seen_at, idle_until, expires_at, browser, network)
      select sha256('x'), id, ${now}, ${now}, ${now}, ${now}, null, null from app_user where email = ${ada.email}`;

    await expect(insert).rejects.toMatchObject({ code: 'CR2ST' });
  });
});

describe('the second step', () => {
  it.each([-1, 0, 1])(
    'signs in with a code of the step %i from now, and takes the attempt away',
    async (steps) => {
      const attempt = await firstStep();
      const response = await enter(codeAt(ada.key, new Date(now.getTime() + steps * STEP_MS)), attempt);

      expect(response.status).toBe(200);
      await expect(response.json()).resolves.toMatchObject({ email: ada.email });
      expect(await isSignedIn(cookieOf(response, 'sid') ?? '')).toBe(true);
      expect(cookieOf(response, 'second-step')).toBeNull();
      expect((await enter(codeAt(ada.key, now), attempt)).status).toBe(401);
    },
  );

  it.each([-2, 2])('refuses a code of the step %i from now at its field', async (steps) => {
    const response = await enter(
      codeAt(ada.key, new Date(now.getTime() + steps * STEP_MS)),
      await firstStep(),
    );

    expect(response.status).toBe(400);
    await expect(response.json()).resolves.toMatchObject({
      fields: { code: expect.stringContaining('wrong') },
    });
  });

  it('refuses a code that was used before, and those before it', async () => {
    const code = codeAt(ada.key, now);
    expect((await enter(code, await firstStep())).status).toBe(200);
    const second = await firstStep();

    expect((await enter(code, second)).status).toBe(400);
    expect((await enter(codeAt(ada.key, new Date(now.getTime() - STEP_MS)), second)).status).toBe(400);
    later(STEP_MS);
    expect((await enter(codeAt(ada.key, now), second)).status).toBe(200);
  });

  it('refuses the code that has turned it on', async () => {
    now = NOW;
    expect((await enter(codeAt(ada.key, NOW), await firstStep())).status).toBe(400);
  });

  it.each(['one attempt', 'two attempts'])(
    'gives one session for one code that comes twice at once, to %s',
    async (of) => {
      const first = await firstStep();
      const second = of === 'one attempt' ? first : await firstStep();
      const code = codeAt(ada.key, now);
      const responses = await Promise.all([enter(code, first), enter(code, second)]);

      expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(responses.filter((response) => cookieOf(response, 'sid') !== null)).toHaveLength(1);
    },
  );

  it("refuses the code of another user's app", async () => {
    const eve = await createAccount();

    expect((await enter(codeAt(eve.key, now), await firstStep())).status).toBe(400);
    expect((await enter(eve.recoveryCodes[0] ?? '', await firstStep())).status).toBe(400);
  });

  it('replaces the session that the browser had', async () => {
    const before = cookieOf(await enter(codeAt(ada.key, now), await firstStep()), 'sid') ?? '';
    expect(await isSignedIn(before)).toBe(true);
    later(STEP_MS);

    expect((await enter(codeAt(ada.key, now), `${before}; ${await firstStep()}`)).status).toBe(200);

    expect(await isSignedIn(before)).toBe(false);
  });

  it('is of the browser that did the first one', async () => {
    await firstStep();

    for (const cookie of ['', `second-step=${'A'.repeat(43)}`]) {
      const response = await enter(codeAt(ada.key, now), cookie);
      expect([response.status, await codeOf(response)]).toEqual([401, 'second_step_over']);
    }
  });

  it('is over after five minutes', async () => {
    const attempt = await firstStep();
    later(5 * 60 * 1000);
    const response = await enter(codeAt(ada.key, now), attempt);

    expect([response.status, await codeOf(response)]).toEqual([401, 'second_step_over']);
  });

  it('is over with the fifth wrong code, also when they come at once', async () => {
    const attempt = await firstStep();
    const guesses = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((code) => enter(code, attempt)));
    const responses = guesses.map(({ status }) => status).toSorted((a, b) => a - b);

    expect(responses).toEqual([400, 400, 400, 400, 401]);
    expect((await enter(codeAt(ada.key, now), attempt)).status).toBe(401);
    expect((await enter(codeAt(ada.key, now), await firstStep())).status).toBe(200);
  });

  it('counts a wrong code after the one that is being counted', async () => {
    const attempt = await firstStep();
    const waiting = await admin.begin(async (other) => {
      await other`update second_step_attempt set wrong_codes = 4`;
      const response = enter('wrong', attempt);
      await vi.waitUntil(
        async () =>
          (
            await admin`
              select from pg_stat_activity
              where datname = current_database() and wait_event_type = 'Lock' and query like '%complete_second_step%'`
          ).length > 0,
        10_000,
      );
      // Not awaited in here: it goes on when this transaction ends.
      return { response };
    });

    expect((await waiting.response).status).toBe(401);
  });

  it('lets ten codes be tried in 15 minutes from one network, over all attempts', async () => {
    for (let n = 0; n < 2; n += 1) {
      const attempt = await firstStep();
      for (let k = 0; k < 5; k += 1) await enter('123', attempt);
    }
    expect((await enter(codeAt(ada.key, now), await firstStep())).status).toBe(429);
    later(15 * 60 * 1000);
    expect((await enter(codeAt(ada.key, now), await firstStep())).status).toBe(200);
  });

  it('gives the account its tries of the password back only at its end', async () => {
    for (let n = 0; n < 5; n += 1) expect((await logIn()).status).toBe(401);
    expect((await logIn()).status).toBe(429);
    later(15 * 60 * 1000);
    expect((await enter(codeAt(ada.key, now), await firstStep())).status).toBe(200);
    for (let n = 0; n < 5; n += 1) expect((await logIn()).status).toBe(401);
  });

  it('opens nothing for a blocked account, nor after a new password', async () => {
    const attempt = await firstStep();
    await admin`update app_user set blocked_at = ${now} where email = ${ada.email}`;
    expect((await enter(codeAt(ada.key, now), attempt)).status).toBe(403);
    await admin`update app_user set blocked_at = null where email = ${ada.email}`;
    await admin`select set_password(id, password_hash, null, ${now}) from app_user where email = ${ada.email}`;

    expect((await enter(codeAt(ada.key, now), attempt)).status).toBe(401);
    expect((await logIn()).status).toBe(401);
    expect(await codeOf(await logIn())).toBe('second_step_required');
  });
});

describe('a recovery code', () => {
  it('signs in once, however it is typed, and the owner gets a mail', async () => {
    const typed = ` ${ada.recoveryCodes[0]?.toLowerCase().replace('-', ' ')} `;
    expect((await enter(typed, await firstStep())).status).toBe(200);

    expect((await enter(ada.recoveryCodes[0] ?? '', await firstStep())).status).toBe(400);
    expect((await enter(ada.recoveryCodes[1] ?? '', await firstStep())).status).toBe(200);
    const mails =
      await admin`select payload from mail where recipient = ${ada.email} and kind = 'recovery-code-used' order by id`;
    expect(mails).toEqual([{ payload: { left: 9 } }, { payload: { left: 8 } }]);
  });

  it('opens one session when it comes twice at once', async () => {
    const code = ada.recoveryCodes[0] ?? '';
    const responses = await Promise.all([enter(code, await firstStep()), enter(code, await firstStep())]);

    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
  });
});

describe('the tables', () => {
  it('are changed by the application through functions only', async () => {
    await expect(sql`delete from second_factor`).rejects.toMatchObject({ code: '42501' });
    await expect(sql`update recovery_code set used_at = null`).rejects.toMatchObject({ code: '42501' });
    await expect(sql`update second_step_attempt set wrong_codes = 0`).rejects.toMatchObject({
      code: '42501',
    });
  });

  it('keep no attempt that is over', async () => {
    await admin`delete from second_step_attempt`;
    await firstStep();
    const sweep = IDENTITY_SWEEPS.find(({ name }) => name === 'unfinished second steps');
    await sweep?.run(sql, now);
    expect(await sql`select from second_step_attempt`).toHaveLength(1);
    await sweep?.run(sql, new Date(now.getTime() + 5 * 60 * 1000));

    expect(await sql`select from second_step_attempt`).toHaveLength(0);
  });
});
