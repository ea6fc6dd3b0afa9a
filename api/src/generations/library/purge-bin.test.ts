import { expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/database/database.ts';
import { balanceOf, createUser, startGeneration } from '../../../test/gateway/factories.ts';
import { finishItem } from '../../../test/generations/finished-item.ts';
import { openLibrary } from '../../../test/generations/library-gateway.ts';
import { purgeBin } from './purge-bin.ts';

const db = await createTestDatabase();
const { sql, admin } = db;
const { run, time } = await openLibrary(db);
const START = time.now;
const afterDays = (days: number) => new Date(START.getTime() + days * 24 * 60 * 60 * 1000);
const purged = async (id: string) =>
  (await admin<[{ is: boolean }]>`select purged_at is not null as is from generation where id = ${id}`)[0].is;

it('ends what was removed or dismissed 30 days ago, whosever it is, and nothing else', async () => {
  const [ada, eve] = [await createUser(sql, { now: START }), await createUser(sql, { now: START })];
  const item = (user: typeof ada) => finishItem(sql, user, { now: START, prompt: 'a secret' });
  const [early, theirs, late, back, kept] = [
    await item(ada),
    await item(eve),
    await item(ada),
    await item(ada),
    await item(ada),
  ];
  const dismissed = await startGeneration(sql, eve, { now: START });
  await sql`select cancel_generation(${eve.tokenHash}, ${dismissed}, ${START})`;
  const balance = await balanceOf(sql, ada.id, START);
  await run(ada, 'remove', [early, back]);
  await run(eve, 'remove', [theirs]);
  await run(eve, 'dismiss', [dismissed]);
  time.now = afterDays(2);
  await run(ada, 'restore', [back]);
  await run(ada, 'remove', [late]);

  await purgeBin(sql, afterDays(29.9));
  expect(await Promise.all([early, theirs, dismissed].map(purged))).toEqual([false, false, false]);
  await purgeBin(sql, afterDays(30));

  expect(await Promise.all([early, theirs, dismissed].map(purged))).toEqual([true, true, true]);
  expect(await Promise.all([late, back, kept].map(purged))).toEqual([false, false, false]);
  const [row] = await admin`select prompt, request, output, price from generation where id = ${early}`;
  expect(row).toEqual({ prompt: '', request: {}, output: null, price: 20 });
  expect(await admin`select from asset where generation_id = ${early}`).toHaveLength(0);
  expect(await balanceOf(sql, ada.id, START)).toBe(balance);
});

it('ends a full bin in batches, each on its own: a call that is cut short is made up for by the next', async () => {
  time.now = START;
  const user = await createUser(sql, { now: START });
  const ids = [];
  for (let n = 0; n < 3; n += 1) ids.push(await finishItem(sql, user, { now: START }));
  await run(user, 'remove', ids);
  const step = () => sql<[{ count: number }]>`select purge_bin('30 days', 2, ${afterDays(31)}) as count`;

  expect((await step())[0].count).toBe(2);
  await purgeBin(sql, afterDays(31));

  expect(await Promise.all(ids.map(purged))).toEqual([true, true, true]);
  expect((await step())[0].count).toBe(0);
});
