import { afterAll, beforeEach, expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/database/database.ts';
import { createUser, type TestUser } from '../../../test/gateway/factories.ts';
import { createTestGateway } from '../../../test/gateway/gateway.ts';
import { createSql } from '../../platform/db/client.ts';
import { SEARCH_MS_MAX } from './search-in-turn.ts';

const { sql, admin, url } = await createTestDatabase();
const searchSql = createSql(url, { name: 'aic-search', max: 2, statementTimeoutMs: SEARCH_MS_MAX });
const gateway = createTestGateway(sql, {}, { searchSql });

let user: TestUser;
beforeEach(async () => {
  await admin`delete from rate_limit`;
  user = await createUser(sql);
});
afterAll(async () => {
  gateway.stop();
  await searchSql.end({ timeout: 1 });
});

const search = (q: string) =>
  gateway.request(`/api/library?q=${encodeURIComponent(q)}`, {
    headers: { cookie: `sid=${user.token.toString('base64url')}` },
  });

/** Items of long texts, each with every letter. */
async function fill(items: number): Promise<void> {
  await admin`
    insert into generation (
      user_id, kind, status, request, request_hash, provider, price, prompt, created_at, completed_at, run_at, queue_at)
    select ${user.id}, 'image', 'failed', '{}', '', 'fake', 0,
      repeat('the quick brown fox jumps over the lazy dog ', 12) || n, now() - make_interval(secs => n), now(), now(), now()
    from generate_series(1, ${items}) n`;
}

it('is stopped after two seconds, with a sentence and not as an outage', async () => {
  const blocker = admin.begin(async (lock) => {
    await lock`lock table generation in access exclusive mode`;
    await new Promise((resolve) => setTimeout(resolve, 3000));
  });
  await new Promise((resolve) => setTimeout(resolve, 100));
  const started = performance.now();

  const response = await search('lighthouse');

  expect(performance.now() - started).toBeLessThan(2600);
  expect(response.status).toBe(400);
  await expect(response.json()).resolves.toMatchObject({
    fields: { q: expect.stringContaining('took too long') },
  });
  await blocker;
});

it('of twenty short words comes in time among thirty thousand items', async () => {
  await fill(30_000);
  await admin`analyze generation`;

  // In time: it would be stopped else.
  expect((await search('th he qu ui ic br ro ow wn fo ox ju um mp ov ve er la az do')).status).toBe(200);
});

it('is one of three of a user at once, and of 120 a minute', async () => {
  const [locked, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const blocker = admin.begin(async (lock) => {
    await lock`lock table generation in access exclusive mode`;
    locked.resolve();
    await released.promise;
  });
  await locked.promise;
  const searches = Array.from({ length: 4 }, async () => (await search('fox')).status);
  // The others wait for the table.
  expect(await Promise.race(searches)).toBe(429);
  released.resolve();
  expect((await Promise.all(searches)).filter((status) => status === 200)).toHaveLength(3);
  await blocker;

  await admin`update rate_limit set count = 120 where key = ${`search:${user.id}`}`;
  expect((await search('fox')).status).toBe(429);
  expect((await search('f')).status, 'no search').toBe(200);
});
