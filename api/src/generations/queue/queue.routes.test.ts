import { isAnyItem, type Generation } from '@aic/contract';
import type { QueueLimits } from '@aic/contract/queue';
import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/database/database.ts';
import { balanceOf, createUser, type TestUser } from '../../../test/gateway/factories.ts';
import { createFakeProvider } from '../../../test/generations/fake-provider.ts';
import { createGenerationApp } from '../../../test/generations/generation-app.ts';
import { workersOf } from '../../../test/generations/worker.ts';
import { parseConfig } from '../../platform/config/config.ts';

const db = await createTestDatabase();
const { sql, admin } = db;
const startWorker = workersOf(db);
const { ask } = createGenerationApp(sql, {
  config: parseConfig({ JOBS_IN_FLIGHT_FREE: '2', JOBS_DEFERRED_FREE: '3', JOBS_IN_FLIGHT_PRO: '4' }),
});

type Queue = QueueLimits & { items: Generation[] };

async function press(
  user: TestUser,
  prompt: string,
  headers: Record<string, string> = {},
): Promise<Generation> {
  const response = await ask(user, 'POST', '/api/generate', { body: { prompt }, headers });
  expect(response.status).toBe(202);
  return (await response.json()) as Generation;
}

async function pressAll(user: TestUser, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let n = 1; n <= count; n += 1) ids.push((await press(user, `picture ${n}`)).id);
  return ids;
}

const queueOf = async (user: TestUser): Promise<Queue> =>
  (await (await ask(user, 'GET', '/api/queue')).json()) as Queue;

async function createAdmin(): Promise<TestUser> {
  const user = await createUser(sql);
  await admin`update app_user set is_admin = true where id = ${user.id}`;
  return user;
}

const cancel = async (user: TestUser, id: string | undefined): Promise<Generation> =>
  (await (await ask(user, 'POST', `/api/generations/${id}/cancel`)).json()) as Generation;

const placesOf = async (user: TestUser) =>
  (await queueOf(user)).items
    .filter(({ status }) => status === 'processing')
    .map(({ prompt, deferredPlace }) => [prompt, deferredPlace]);

describe('a press over the limit', () => {
  it('waits in a line of its user, and nothing is held for it yet', async () => {
    const user = await createUser(sql);
    await pressAll(user, 2);
    expect(await balanceOf(sql, user.id)).toBe(460);

    const third = await press(user, 'picture 3');

    expect(third).toMatchObject({ status: 'processing', deferredPlace: 1, queuePosition: null, credits: 20 });
    expect(isAnyItem(third)).toBe(true);
    expect(await balanceOf(sql, user.id)).toBe(460);
  });

  it('is refused beyond the stated bound, and nothing changes', async () => {
    const user = await createUser(sql);
    await pressAll(user, 5);

    const sixth = await ask(user, 'POST', '/api/generate', { body: { prompt: 'one more' } });

    expect(sixth.status).toBe(429);
    expect(await sixth.json()).toMatchObject({
      message:
        'You have 2 generations in progress and 3 more in line. Wait for one to finish; nothing was charged.',
    });
    expect(await sql`select from generation where user_id = ${user.id}`).toHaveLength(5);
  });

  it('is refused when the credits do not reach for all that waits before it', async () => {
    const user = await createUser(sql, { credits: 70 });
    await pressAll(user, 3);

    const fourth = await ask(user, 'POST', '/api/generate', { body: { prompt: 'one more' } });

    expect(fourth.status).toBe(402);
    expect(await fourth.json()).toMatchObject({
      message: expect.stringContaining('this costs 20 and you have 10.'),
    });
  });

  it('is one press, however often it is repeated under its key', async () => {
    const user = await createUser(sql);
    await pressAll(user, 2);
    const headers = { 'idempotency-key': 'once' };
    const first = await press(user, 'the third', headers);
    expect((await press(user, 'the third', headers)).id).toBe(first.id);
    expect(await placesOf(user)).toHaveLength(3);
  });

  it('begins when another one ends, oldest first, and its credits are held from then on', async () => {
    const user = await createUser(sql);
    const [first] = await pressAll(user, 4);

    await cancel(user, first);

    expect(await placesOf(user)).toEqual([
      ['picture 2', null],
      ['picture 3', null],
      ['picture 4', 1],
    ]);
    expect(await balanceOf(sql, user.id)).toBe(460);
  });

  it('begins within the plan that its user has by then, not the one of the press', async () => {
    const user = await createUser(sql);
    await admin`update app_user set plan = 'pro' where id = ${user.id}`;
    const ids = await pressAll(user, 6);
    await admin`update app_user set plan = null where id = ${user.id}`;
    for (const id of ids.slice(0, 2)) await cancel(user, id);

    expect((await placesOf(user)).map(([, place]) => place)).toEqual([null, null, 1, 2]);
    await cancel(user, ids[2]);
    expect((await placesOf(user)).map(([, place]) => place)).toEqual([null, null, 1]);
  });

  it('is made in the end, each one charged once', async () => {
    const user = await createUser(sql);
    await pressAll(user, 5);
    await startWorker(createFakeProvider());
    const statuses = async () => (await queueOf(user)).items.map(({ status }) => status);
    await expect.poll(statuses).toEqual(Array.from({ length: 5 }, () => 'completed'));
    expect(await balanceOf(sql, user.id)).toBe(400);
  });

  it('costs nothing when it is cancelled in line, and changes no other place', async () => {
    const user = await createUser(sql);
    const ids = await pressAll(user, 4);

    const cancelled = await cancel(user, ids[2]);

    expect(cancelled).toMatchObject({ status: 'failed', credits: 0, deferredPlace: null });
    expect(await placesOf(user)).toEqual([
      ['picture 1', null],
      ['picture 2', null],
      ['picture 4', 1],
    ]);
    expect(await balanceOf(sql, user.id)).toBe(460);
  });

  it('fails without a charge when its credits are gone at its turn, and the next one has its turn', async () => {
    const user = await createUser(sql);
    const [first] = await pressAll(user, 4);
    await admin`update generation set price = 30 where user_id = ${user.id} and prompt = 'picture 3'`;
    await sql`select credit.debit(${user.id}, 455, 'gone', now())`;

    await cancel(user, first);

    const { items } = await queueOf(user);
    expect(items.find(({ prompt }) => prompt === 'picture 3')).toMatchObject({
      status: 'failed',
      credits: 0,
      error: expect.stringContaining('Nothing was charged'),
    });
    expect(await placesOf(user)).toContainEqual(['picture 4', null]);
  });

  it('begins at once, with all before it, when a plan was bought meanwhile', async () => {
    const user = await createUser(sql);
    await pressAll(user, 3);
    await admin`update app_user set plan = 'pro' where id = ${user.id}`;

    await press(user, 'picture 4');

    expect((await placesOf(user)).map(([, place]) => place)).toEqual([null, null, null, null]);
    expect(await balanceOf(sql, user.id)).toBe(420);
  });

  it('never begins for a user who was blocked', async () => {
    const user = await createUser(sql);
    const boss = await createAdmin();
    await pressAll(user, 3);

    await sql`select block_user(${boss.tokenHash}, ${user.id}, true, 'abuse', now())`;

    const rows = await sql`select status from generation where user_id = ${user.id} order by created_at`;
    expect(rows.map(({ status }) => status as string)).toEqual(['queued', 'queued', 'cancelled']);
  });
});

describe('GET /api/queue', () => {
  it('says how much fits, and what the next plan would give', async () => {
    const free = await queueOf(await createUser(sql));
    expect(free).toEqual({
      inFlightMax: 2,
      deferredMax: 3,
      nextPlan: { plan: 'pro', inFlightMax: 4 },
      items: [],
    });
    const boss = await queueOf(await createAdmin());
    expect(boss).toMatchObject({ inFlightMax: 16, nextPlan: null });
  });

  it('leaves out what ended long ago, and what is not the caller’s', async () => {
    const user = await createUser(sql);
    const [first, second] = await pressAll(user, 2);
    await cancel(user, first);
    await cancel(user, second);
    await admin`update generation set completed_at = now() - interval '11 minutes' where id = ${first ?? ''}`;

    expect((await queueOf(user)).items.map(({ id }) => id)).toEqual([second]);
    expect((await queueOf(await createUser(sql))).items).toEqual([]);
    expect((await ask(null, 'GET', '/api/queue')).status).toBe(401);
  });
});
