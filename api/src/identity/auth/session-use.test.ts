import { pino } from 'pino';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { createTestDatabase } from '../../../test/database/database.ts';
import { createUser } from '../../../test/gateway/factories.ts';
import { createTestGateway } from '../../../test/gateway/gateway.ts';
import type { Sql } from '../../platform/db/client.ts';
import { createRouter } from '../../platform/http/router.ts';
import { touchSession } from './auth.repo.ts';
import { countSessionUse } from './session-use.ts';
import { readSessionHash } from './session.ts';

const { sql, admin } = await createTestDatabase();
const gateway = createTestGateway(sql);
afterAll(() => gateway.stop());

/** A user whose session was last used `ago`, an interval. */
async function createIdler(ago: string) {
  const user = await createUser(sql);
  await admin`
    update session set last_seen_at = now() - ${ago}::interval, idle_until = now() - ${ago}::interval + interval '7 days'
    where token_hash = ${user.tokenHash}`;
  return { ...user, headers: { cookie: `sid=${user.token.toString('base64url')}` } };
}

async function isFresh(tokenHash: Buffer): Promise<boolean> {
  const [row] = await admin<{ fresh: boolean }[]>`
    select last_seen_at > now() - interval '1 minute' and idle_until > now() + interval '6 days' as fresh
      from session where token_hash = ${tokenHash}`;
  return row?.fresh ?? false;
}

describe('a session', () => {
  it.each([
    ['GET', '/api/auth/user'],
    ['GET', '/api/events'],
    ['GET', '/api/credits'],
    ['GET', '/api/generations'],
    ['POST', `/api/generations/${crypto.randomUUID()}/cancel`],
    ['GET', `/media/${'0'.repeat(32)}`],
    ['GET', '/api/remotes'],
    ['GET', '/text'],
  ])('is kept alive by $0 $1', async (method, path) => {
    const { tokenHash, headers } = await createIdler('6 days');

    const response = await gateway.request(path, { method, headers });
    await response.body?.cancel();

    await expect.poll(() => isFresh(tokenHash)).toBe(true);
  });

  it('is not brought back once it has idled out', async () => {
    const { tokenHash } = await createIdler('7 days 1 minute');

    await touchSession(sql, tokenHash, new Date());

    await expect(isFresh(tokenHash)).resolves.toBe(false);
  });

  it('ends after its 30 days whatever it is used for', async () => {
    const { tokenHash, headers } = await createIdler('6 days');
    await admin`update session set expires_at = now() - interval '1 second' where token_hash = ${tokenHash}`;

    await touchSession(sql, tokenHash, new Date());

    await expect(isFresh(tokenHash)).resolves.toBe(false);
    expect((await gateway.request('/api/credits', { headers })).status).toBe(401);
  });
});

describe('countSessionUse', () => {
  const HOUR_MS = 3_600_000;

  /** A route that asks whose session it is, and how often that was written down. */
  function openDoor() {
    const write = vi.fn<() => Promise<void>>(async () => undefined);
    const clock = { nowMs: 0 };
    const deps = {
      config: gateway.deps.config,
      // Safe because all that is done with it is to send one statement.
      sql: write as unknown as Sql,
      clock: { now: () => new Date(clock.nowMs) },
      logger: pino({ level: 'silent' }),
    };
    const app = createRouter().use(countSessionUse(deps));
    app.get('/asks', (c) => c.json(readSessionHash(c) !== null));
    app.get('/refuses', (c) => c.json(readSessionHash(c), 401));
    app.get('/does-not-ask', (c) => c.json(true));
    const ask = async (path: string, person = 'A') =>
      app.request(path, { headers: { cookie: `sid=${person.repeat(43)}` } });
    return { ask, write, clock };
  }

  it('writes once an hour, however many ask at once', async () => {
    const { ask, write, clock } = openDoor();

    await Promise.all(Array.from({ length: 20 }, () => ask('/asks')));
    clock.nowMs = HOUR_MS - 1;
    await ask('/asks');
    expect(write).toHaveBeenCalledTimes(1);

    clock.nowMs = HOUR_MS;
    await ask('/asks');
    expect(write).toHaveBeenCalledTimes(2);
  });

  it('counts each session by itself', async () => {
    const { ask, write } = openDoor();

    await ask('/asks', 'A');
    await ask('/asks', 'B');

    expect(write).toHaveBeenCalledTimes(2);
  });

  it.each(['/refuses', '/does-not-ask'])('writes nothing for %s', async (path) => {
    const { ask, write } = openDoor();

    await ask(path);

    expect(write).not.toHaveBeenCalled();
  });

  it('answers although the writing takes for ever', async () => {
    const { ask, write } = openDoor();
    write.mockReturnValueOnce(new Promise(() => undefined));

    expect((await ask('/asks')).status).toBe(200);
    expect(write).toHaveBeenCalledTimes(1);
  });

  it('answers although it could not be written, and writes at the next request', async () => {
    const { ask, write } = openDoor();
    write.mockRejectedValueOnce(new Error('away'));

    expect((await ask('/asks')).status).toBe(200);
    expect((await ask('/asks')).status).toBe(200);

    expect(write).toHaveBeenCalledTimes(2);
  });
});
