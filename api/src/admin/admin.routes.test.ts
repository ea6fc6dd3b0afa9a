import { randomUUID } from 'node:crypto';
import { matches } from '@aic/contract';
import { type Figures, FIGURES } from '@aic/contract/admin';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../test/database/database.ts';
import {
  balanceOf,
  createAdmin,
  createUser,
  startGeneration,
  type TestUser,
} from '../../test/gateway/factories.ts';
import { createTestGateway } from '../../test/gateway/gateway.ts';
import { finishItem } from '../../test/generations/finished-item.ts';
import { emailKey } from '../identity/auth/email-key.ts';
import { syncAdmins } from './admin.repo.ts';

const { sql, admin: owner } = await createTestDatabase();
const gateway = createTestGateway(sql);
afterAll(() => gateway.stop());

let boss: TestUser;
beforeAll(async () => {
  boss = await newAdmin();
});

const newAdmin = () => createAdmin(sql, owner);

const as = ({ token }: TestUser) => ({ headers: { cookie: `sid=${token.toString('base64url')}` } });
const get = (user: TestUser, path: string) => gateway.request(path, as(user));
const post = (user: TestUser, path: string, body: unknown = {}) => gateway.post(path, body, as(user));
const isAdmin = async ({ id }: TestUser) =>
  (await sql<[{ is_admin: boolean }]>`select is_admin from app_user where id = ${id}`)[0].is_admin;
const actionsOf = ({ id }: TestUser) =>
  sql`select act, details from admin_act where user_id = ${id} order by id`;

const routes = gateway.app.routes.filter(
  ({ path, method }) => path.startsWith('/api/admin/') && method !== 'ALL',
);
const bodies: Record<string, object> = {
  credits: { amount: 10, reason: 'a test', key: randomUUID() },
  acts: { act: 'kill' },
  'deploy-tokens': { name: 'image', label: 'a test' },
  block: { isBlocked: true, reason: 'a test' },
  ':kind': { engines: [] },
  ':slot': { fills: [] },
  ':id': { engine: { label: 'A test', vendor: 'openai', model: 'a' } },
  models: { engine: { label: 'A test', vendor: 'openai', model: 'a' } },
};

describe.each([...new Set(routes.map(({ method, path }) => `${method} ${path}`))])('%s', (route) => {
  const [method = '', path = ''] = route.split(' ');
  const body = bodies[path.split('/').at(-1) ?? ''] ?? {};
  const ask = (init: RequestInit) => {
    const url = path
      .replace(':kind/:id', 'image/fast')
      .replace(':kind', 'image')
      .replace(':slot', 'command')
      .replace(':id', randomUUID())
      .replace(':name', 'image');
    return method === 'GET' ? gateway.request(url, init) : gateway.post(url, body, init);
  };

  it('is closed to who is signed out, and to who is no admin', async () => {
    expect((await ask({})).status).toBe(401);
    const response = await ask(as(await createUser(sql)));

    // Without keys there are no payments to look at for anybody.
    expect([403, 503]).toContain(response.status);
  });
});

it('counts what waits and what happened, each period up to now', async () => {
  const user = await newAdmin();
  const figures = async (): Promise<Figures> => {
    const read: unknown = await (await get(user, '/api/admin/figures')).json();
    if (!matches(FIGURES, read)) throw new Error(JSON.stringify(read));
    return read;
  };
  const before = await figures();
  const other = await createUser(sql);
  const ago = (days: number) => new Date(Date.now() - days * 86_400_000);
  await finishItem(sql, other, { now: ago(0) });
  await finishItem(sql, other, { now: ago(3) });

  const after = await figures();

  await startGeneration(sql, other);
  expect((await figures()).waiting.jobs - before.waiting.jobs).toBe(1);
  const grown = (name: 'made' | 'failed' | 'credits') =>
    after.periods.map((period, index) => period[name] - (before.periods[index]?.[name] ?? 0));
  expect(after.periods.map(({ days }) => days)).toEqual([1, 7, 30]);
  expect(grown('made')).toEqual([1, 2, 2]);
  expect(grown('failed')).toEqual([0, 0, 0]);
  expect(grown('credits')).toEqual([20, 40, 40]);
});

describe('who is an admin', () => {
  it('[1.credits.admin] follows the configuration and the confirmed address, at a start and at the confirmation', async () => {
    const user = await createUser(sql);
    const other = await createUser(sql);
    await owner`update app_user set email_verified_at = now() where id = ${other.id}`;
    const before = (await sql<{ key: string }[]>`select email_key as key from admin_address`).map(
      ({ key }) => key,
    );

    await syncAdmins(sql, [...before, emailKey(user.email), emailKey(other.email)]);
    expect(await isAdmin(user), 'an address that anybody could have typed').toBe(false);
    expect(await isAdmin(other)).toBe(true);
    await owner`update app_user set email_verified_at = now() where id = ${user.id}`;
    expect(await isAdmin(user)).toBe(true);

    await syncAdmins(sql, before);
    expect([await isAdmin(user), await isAdmin(other), await isAdmin(boss)]).toEqual([false, false, true]);
  });

  it('never runs out of credits, and the journal records what they use', async () => {
    const user = await newAdmin();
    await startGeneration(sql, user, { price: 400 });
    await startGeneration(sql, user, { price: 400 });

    expect(await balanceOf(sql, user.id)).toBe(500);
    expect(await sql`select sum(amount)::int as held from credit.hold where user_id = ${user.id}`).toEqual([
      { held: 800 },
    ]);
  });
});

describe('credits', () => {
  it('are given and taken with a reason, once per key', async () => {
    const user = await createUser(sql);
    const path = `/api/admin/users/${user.id}/credits`;
    const gift = { amount: 100, reason: 'sorry for the wait', key: randomUUID() };

    expect(await (await post(boss, path, gift)).json()).toEqual({ credits: 600, amount: 100 });
    expect(await (await post(boss, path, gift)).json()).toEqual({ credits: 600, amount: 100 });
    const fine = { amount: -150, reason: 'given by mistake', key: randomUUID() };
    expect(await (await post(boss, path, fine)).json()).toEqual({ credits: 450, amount: -150 });

    expect((await actionsOf(user)).map(({ act }) => act)).toEqual(['credits', 'credits']);
  });

  it.each([
    ['a gift', 100],
    ['a fine', -100],
  ])('refuse a used key for another amount, direction or reason, and record %s once', async (_, amount) => {
    const user = await createUser(sql);
    const path = `/api/admin/users/${user.id}/credits`;
    const first = { amount, reason: 'sorry for the wait', key: randomUUID() };
    await post(boss, path, first);

    for (const change of [{ reason: 'another reason' }, { amount: amount * 2 }, { amount: -amount }]) {
      expect((await post(boss, path, { ...first, ...change })).status).toBe(422);
    }

    expect(await balanceOf(sql, user.id)).toBe(500 + amount);
    expect(await actionsOf(user)).toHaveLength(1);
  });

  it('are recorded and answered as they were taken, where less was left than asked for', async () => {
    const user = await createUser(sql);
    const path = `/api/admin/users/${user.id}/credits`;
    const fine = { amount: -99_999, reason: 'fraud', key: randomUUID() };

    for (const _ of ['at first', 'again']) {
      expect(await (await post(boss, path, fine)).json()).toEqual({ credits: 0, amount: -500 });
    }

    expect(await actionsOf(user)).toEqual([
      { act: 'credits', details: { amount: -500, asked: -99_999, reason: 'fraud', key: fine.key } },
    ]);
  });

  it.each([
    ['no reason', { amount: 5, reason: ' ', key: randomUUID() }],
    ['nothing to give', { amount: 0, reason: 'a test', key: randomUUID() }],
    ['half a credit', { amount: 0.5, reason: 'a test', key: randomUUID() }],
    ['another field', { amount: 5, reason: 'a test', key: randomUUID(), kind: 'topup' }],
  ])('are not moved with %s', async (_, body) => {
    const user = await createUser(sql);

    expect((await post(boss, `/api/admin/users/${user.id}/credits`, body)).status).toBe(400);
    expect(await balanceOf(sql, user.id)).toBe(500);
  });
});

describe('a block', () => {
  it('signs the user out everywhere until it is lifted, and is written down', async () => {
    const user = await createUser(sql);
    const path = `/api/admin/users/${user.id}/block`;

    await post(boss, path, { isBlocked: true, reason: 'spam' });
    expect((await get(user, '/api/auth/user')).status).toBe(401);
    await post(boss, path, { isBlocked: false, reason: 'it was not them' });

    expect((await actionsOf(user)).map(({ act }) => act)).toEqual(['block', 'unblock']);
    expect(
      (await post(boss, `/api/admin/users/${boss.id}/block`, { isBlocked: true, reason: 'oops' })).status,
    ).toBe(400);
    expect(await actionsOf(boss)).toEqual([]);
  });
});

describe('a failed job', () => {
  it('tells why, and is started again once and for nothing, whatever keys its user has sent', async () => {
    const user = await createUser(sql);
    const id = await startGeneration(sql, user);
    const own = await startGeneration(sql, user, { key: `retry:${id}` });
    await owner`select end_generation(${user.id}, ${id}, 'failed', 'timeout', null, null, null, now())`;
    const jobs = await (await get(boss, '/api/admin/jobs')).json();
    expect(jobs).toMatchObject([{ id, email: user.email, isRetried: false }]);

    // Safe because the test looks at what it reads.
    const first = (await (await post(boss, `/api/admin/jobs/${id}/retry`)).json()) as { id: string };
    const second = await (await post(boss, `/api/admin/jobs/${id}/retry`)).json();

    expect(second).toEqual(first);
    expect(first.id).not.toBe(own);
    expect(await sql`select price, status from generation where id = ${first.id}`).toEqual([
      { price: 0, status: 'queued' },
    ]);
    expect(await (await get(boss, '/api/admin/jobs')).json()).toMatchObject([{ isRetried: true }]);
  });
});

it('finds users by address, name and id, with what they have', async () => {
  const user = await createUser(sql);
  for (const query of [user.email.slice(0, 20), user.id]) {
    const users = await (await get(boss, `/api/admin/users?query=${query}`)).json();
    expect(users).toMatchObject([{ id: user.id, email: user.email, credits: 500, plan: null }]);
  }
  expect(await (await get(boss, '/api/admin/users?query=%25')).json()).toEqual([]);
});

it('never lets what was written down be changed', async () => {
  for (const change of [
    "update admin_act set act = 'nothing'",
    'delete from admin_act',
    'truncate admin_act',
  ]) {
    await expect(owner.unsafe(change)).rejects.toThrow('append-only');
  }
});

describe('a list that is longer than a page', () => {
  const LENGTH = 205;
  beforeAll(async () => {
    const { id } = await createUser(sql);
    // Times that several rows share, as a burst leaves them.
    await owner`
      insert into app_user (email, email_key, created_at)
      select 'paged-' || n, 'paged-' || n, timestamptz '2020-01-01' + n / 50 * interval '1 hour' from generate_series(1, ${LENGTH}) n`;
    await owner`
      insert into billing.event (id, type, payload, created_at, received_at, run_at, processed_at)
      select 'evt_paged_' || n, 'product.created', '{}', now(), timestamptz '2020-01-01' + n / 50 * interval '1 hour', null,
        case when n % 3 > 0 then now() end
      from generate_series(1, ${LENGTH}) n`;
    await owner`
      insert into billing.reconciliation (started_at, finished_at)
        select now(), now() from generate_series(1, ${LENGTH})`;
    await owner`
      insert into admin_act (at, admin_id, act, user_id, details)
      select now(), ${boss.id}, 'kill', ${id}, '{}' from generate_series(1, ${LENGTH})`;
    await owner`
      insert into generation (user_id, kind, status, request, prompt, price, request_hash, provider, run_at,
        queue_at, created_at, completed_at)
      select ${id}, 'image', 'failed', '{}', '', 0, '', 'fake', now(), now(), now(), timestamptz '2020-01-01' + n / 50 * interval '1 hour'
      from generate_series(1, ${LENGTH}) n`;
  });

  it.each(['users?query=paged-', 'jobs', 'events', 'reconciliations', 'acts'])(
    '%s is led through to its end',
    async (path) => {
      const ids: string[] = [];
      let url: string | null = `/api/admin/${path}`;
      let pages = 0;
      while (url !== null) {
        const response: Response = await get(boss, url);
        // Safe because the test looks at what it reads.
        ids.push(...((await response.json()) as { id: string }[]).map(({ id }) => id));
        url = /<([^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1] ?? null;
        pages += 1;
      }

      expect(pages).toBe(3);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.length).toBeGreaterThanOrEqual(LENGTH);
    },
  );

  it.each(['users', 'jobs', 'events', 'reconciliations', 'acts'])(
    '%s refuses a cursor of its own making',
    async (path) => {
      expect((await get(boss, `/api/admin/${path}?cursor=1_x`)).status).toBe(400);
    },
  );
});
