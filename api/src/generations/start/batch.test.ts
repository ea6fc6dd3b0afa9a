import type { Generation, ImageGeneration } from '@aic/contract';
import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/database/database.ts';
import { balanceOf, createUser, spend, type TestUser } from '../../../test/gateway/factories.ts';
import { createFakeProvider } from '../../../test/generations/fake-provider.ts';
import { createGenerationApp } from '../../../test/generations/generation-app.ts';
import { workersOf } from '../../../test/generations/worker.ts';
import { parseConfig } from '../../platform/config/config.ts';

const db = await createTestDatabase();
const { sql, admin } = db;
const startWorker = workersOf(db);
const { ask } = createGenerationApp(sql, {
  config: parseConfig({
    JOBS_IN_FLIGHT_FREE: '2',
    JOBS_DEFERRED_FREE: '2',
    STARTS_PER_USER_PER_10_MINUTES: '12',
  }),
});

type Press = ImageGeneration & { others?: ImageGeneration[] };

const start = (user: TestUser, body: object, headers: Record<string, string> = {}) =>
  ask(user, 'POST', '/api/generate', { body: { prompt: 'a kite', ...body }, headers });

async function press(user: TestUser, body: object = { count: 3 }, headers = {}): Promise<ImageGeneration[]> {
  const response = await start(user, body, headers);
  expect(response.status).toBe(202);
  const { others = [], ...first } = (await response.json()) as Press;
  return [first, ...others];
}

async function createCreator(): Promise<TestUser> {
  const user = await createUser(sql);
  await admin`update app_user set plan = 'creator' where id = ${user.id}`;
  return user;
}

const countOf = async (user: TestUser): Promise<number> =>
  (await sql`select from generation where user_id = ${user.id}`).length;

const queueOf = async (user: TestUser): Promise<Generation[]> =>
  ((await (await ask(user, 'GET', '/api/queue')).json()) as { items: Generation[] }).items;

const statusesOf = async (user: TestUser): Promise<string[]> =>
  (
    await sql<
      { status: string }[]
    >`select status from generation where user_id = ${user.id} order by created_at, id`
  ).map(({ status }) => status);

const cancel = (user: TestUser, item: Generation | undefined) =>
  ask(user, 'POST', `/api/generations/${item?.id}/cancel`);

const queued = (count: number) => Array.from({ length: count }, () => 'queued');

describe('several results of one press', () => {
  it('are started together, each with its price and a seed of its own', async () => {
    const user = await createUser(sql);

    const items = await press(user, { count: 4 }, { 'x-quoted-price': '80' });

    expect(items).toHaveLength(4);
    expect(new Set(items.map(({ id }) => id)).size).toBe(4);
    expect(new Set(items.map(({ seed }) => seed)).size).toBe(4);
    expect(new Set(items.map(({ batchId }) => batchId))).toEqual(new Set([items[0]?.id]));
    expect(items.map(({ credits }) => credits)).toEqual([20, 20, 20, 20]);
    expect(await balanceOf(sql, user.id)).toBe(420);
    expect(await sql`select from credit.hold where user_id = ${user.id} and amount = 20`).toHaveLength(4);
  });

  it('leave one alone without a batch', async () => {
    const [item, ...others] = await press(await createUser(sql), { count: 1 });
    expect(item?.batchId).toBe(null);
    expect(others).toEqual([]);
  });

  it.each([0, 5, 2.5, '2'])('are not %j', async (count) => {
    const user = await createUser(sql);
    expect((await start(user, { count })).status).toBe(400);
    expect(await countOf(user)).toBe(0);
  });

  it('have the price of all of them on the button', async () => {
    const user = await createUser(sql);
    const response = await start(user, { count: 3 }, { 'x-quoted-price': '20' });
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ code: 'price_changed', price: 60 });
    expect(await countOf(user)).toBe(0);
  });

  it('are refused as a whole where the credits reach for some of them', async () => {
    const user = await createUser(sql);
    await spend(sql, user.id, 450);
    const response = await start(user, { count: 3 });
    expect(response.status).toBe(402);
    expect(((await response.json()) as { message: string }).message).toContain('60');
    expect(await countOf(user)).toBe(0);
    expect(await balanceOf(sql, user.id)).toBe(50);
  });

  it('are the same ones when a press is repeated with its key, and another number is another request', async () => {
    const user = await createUser(sql);
    const headers = { 'idempotency-key': 'press-of-three' };
    const first = await press(user, { count: 3 }, headers);
    const repeats = await Promise.all([1, 2, 3].map(() => press(user, { count: 3 }, headers)));
    for (const repeat of repeats) expect(repeat.map(({ id }) => id)).toEqual(first.map(({ id }) => id));
    expect((await start(user, { count: 2 }, headers)).status).toBe(422);
    expect(await balanceOf(sql, user.id)).toBe(440);
  });

  it('count one by one against starts in ten minutes, as each is stored', async () => {
    const user = await createCreator();
    await press(user, { count: 4 });
    await press(user, { count: 4 });
    await press(user, { count: 3 });
    expect((await start(user, { count: 2 })).status).toBe(429);
    await press(user, { count: 1 });
    expect(await countOf(user)).toBe(12);
  });

  it('end alone: one that is cancelled gives its own credits back, and the others are charged', async () => {
    const user = await createUser(sql);
    const [, second] = await press(user);
    await cancel(user, second);
    expect(await balanceOf(sql, user.id)).toBe(460);

    await startWorker(createFakeProvider());

    await expect.poll(() => statusesOf(user)).toEqual(['completed', 'cancelled', 'completed']);
    expect(await balanceOf(sql, user.id)).toBe(460);
  });

  it('are waited for, all of them', async () => {
    const user = await createUser(sql);
    await startWorker(createFakeProvider());
    const response = await start(user, { count: 3 }, { prefer: 'wait=20' });
    expect(response.status).toBe(200);
    const { others = [], ...first } = (await response.json()) as Press;
    expect([first, ...others].map(({ status }) => status)).toEqual(['completed', 'completed', 'completed']);
  });
});

describe('the limit of jobs', () => {
  it('counts a press once, however many results it makes', async () => {
    const user = await createUser(sql);
    await press(user);
    const second = await press(user);
    expect(second.map(({ deferredPlace }) => deferredPlace)).toEqual([null, null, null]);
    expect(await statusesOf(user)).toEqual(Array.from({ length: 6 }, () => 'queued'));
  });

  it('puts a press off as a whole, and holds nothing for it', async () => {
    const user = await createUser(sql);
    await press(user, { count: 1 });
    await press(user, { count: 1 });

    const third = await press(user, { count: 3 });
    const fourth = await press(user, { count: 2 });

    expect(third.map(({ deferredPlace }) => deferredPlace)).toEqual([1, 1, 1]);
    expect(fourth.map(({ deferredPlace }) => deferredPlace)).toEqual([2, 2]);
    expect(await balanceOf(sql, user.id)).toBe(460);
    expect((await start(user, { count: 1 })).status).toBe(429);
  });

  it('starts a press that waited as a whole once there is room', async () => {
    const user = await createUser(sql);
    const [first] = await press(user, { count: 1 });
    await press(user, { count: 1 });
    await press(user, { count: 3 });
    await press(user, { count: 2 });

    await cancel(user, first);

    expect((await statusesOf(user)).slice(1)).toEqual([...queued(4), 'deferred', 'deferred']);
    expect(await balanceOf(sql, user.id)).toBe(420);
  });

  it('has room again when the last one of a press has ended', async () => {
    const user = await createUser(sql);
    const [first, second] = await press(user, { count: 2 });
    await press(user, { count: 1 });
    await press(user, { count: 2 });

    await cancel(user, first);
    expect((await statusesOf(user)).slice(3)).toEqual(['deferred', 'deferred']);
    await cancel(user, second);
    expect((await statusesOf(user)).slice(3)).toEqual(queued(2));
  });

  it('starts what can be paid of a press that waited, and charges nothing for the rest', async () => {
    const user = await createUser(sql);
    const [first] = await press(user, { count: 1 });
    await press(user, { count: 1 });
    await press(user, { count: 3 });
    await sql`select credit.debit(${user.id}, 430, 'gone', now())`;

    await cancel(user, first);

    expect((await statusesOf(user)).slice(1)).toEqual([...queued(3), 'failed']);
    expect(await balanceOf(sql, user.id)).toBe(10);
  });

  it('lets others have their turn between the results of one press', async () => {
    const busy = await createUser(sql);
    const calm = await createUser(sql);
    await press(busy, { count: 4 });
    const [own] = await press(calm, { count: 1 });
    expect(own?.queuePosition).toBeLessThan((await queueOf(busy)).at(-1)?.queuePosition ?? 0);
  });
});

describe('a seed of one’s own', () => {
  it('is part of Creator+', async () => {
    const user = await createUser(sql);
    for (const plan of [null, 'pro']) {
      await admin`update app_user set plan = ${plan} where id = ${user.id}`;
      const response = await start(user, { seed: 7 });
      expect(response.status).toBe(403);
      expect(await response.json()).toMatchObject({ message: expect.stringContaining('Creator+') });
    }
    expect(await countOf(user)).toBe(0);
  });

  it('is that of the first result, and the others have those after it', async () => {
    const user = await createCreator();
    expect((await press(user, { count: 3, seed: 41 })).map(({ seed }) => seed)).toEqual([41, 42, 43]);
    const last = 2_147_483_647;
    expect((await press(user, { count: 2, seed: last })).map(({ seed }) => seed)).toEqual([last, 0]);
  });
});
