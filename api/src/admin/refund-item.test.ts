import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
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
import { purgeItem } from '../../test/generations/purge-item.ts';

const { sql, admin: owner } = await createTestDatabase();
const gateway = createTestGateway(sql);
afterAll(() => gateway.stop());
const boss = await createAdmin(sql, owner);

describe('credits that are given back for an item', () => {
  const giveBack = async (
    user: TestUser,
    item: string | undefined,
    { amount = 20, key = randomUUID(), reason = 'six fingers' } = {},
  ) => {
    const path = `/api/admin/users/${user.id}/credits`;
    const headers = { cookie: `sid=${boss.token.toString('base64url')}` };
    const response = await gateway.post(path, { amount, reason, key, item }, { headers });
    return { status: response.status, body: await response.json() };
  };

  const actionsOf = ({ id }: TestUser) =>
    sql`select act, details from admin_act where user_id = ${id} order by id`;

  it('come once for the same press, and the audit names the item', async () => {
    const user = await createUser(sql);
    const [item, other] = [await finishItem(sql, user), await finishItem(sql, user)];
    const key = randomUUID();

    for (const _ of ['at first', 'again']) {
      expect(await giveBack(user, item, { key })).toEqual({
        status: 200,
        body: { credits: 480, amount: 20 },
      });
    }

    for (const changed of [other, undefined]) {
      expect(await giveBack(user, changed, { key })).toMatchObject({ status: 422 });
    }
    expect(await actionsOf(user)).toEqual([
      { act: 'credits', details: { amount: 20, reason: 'six fingers', key, item } },
    ]);
    expect(await balanceOf(sql, user.id)).toBe(480);
  });

  it('are never more than it was charged, in sum, also by presses at the same time', async () => {
    const user = await createUser(sql);
    const item = await finishItem(sql, user);

    const pressed = await Promise.all([15, 15].map((amount) => giveBack(user, item, { amount })));

    expect(pressed.filter(({ status }) => status === 400)).toHaveLength(1);
    expect(await giveBack(user, item, { amount: 6 })).toMatchObject({
      status: 400,
      body: { message: expect.stringMatching(/^Of what this item was charged, 5 credits are left/) },
    });
    expect(await giveBack(user, item, { amount: 5 })).toMatchObject({ status: 200 });
    expect(await balanceOf(sql, user.id)).toBe(500);
    expect(await actionsOf(user)).toHaveLength(2);
  });

  it('are none for an item that was charged nothing, or is none of the user', async () => {
    const user = await createUser(sql);
    const free = await startGeneration(sql, user);
    await sql`select cancel_generation(${user.tokenHash}, ${free}, now())`;
    const others = await finishItem(sql, await createUser(sql));

    expect(await giveBack(user, free, { amount: 1 })).toMatchObject({ status: 400 });
    expect(await giveBack(user, others)).toMatchObject({ status: 404 });
    expect(await giveBack(user, randomUUID())).toMatchObject({ status: 404 });

    expect(await balanceOf(sql, user.id)).toBe(500);
    expect(await actionsOf(user)).toEqual([]);
  });

  it('come when the item was purged meanwhile, and not when its user was', async () => {
    const user = await createUser(sql);
    const item = await finishItem(sql, user);
    await purgeItem(sql, user, item);
    expect(await giveBack(user, item)).toMatchObject({ status: 200, body: { credits: 500 } });

    await owner`update app_user set closes_at = now(), purged_at = now() where id = ${user.id}`;

    expect(await giveBack(user, item, { amount: 1 })).toMatchObject({
      status: 404,
      body: { message: 'There is no such user.' },
    });
  });
});
