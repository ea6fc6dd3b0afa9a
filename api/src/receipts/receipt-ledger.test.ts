import { randomUUID } from 'node:crypto';
import { compactVerify, createLocalJWKSet, errors } from 'jose';
import { beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../test/database/database.ts';
import { createUser, startGeneration, type TestUser } from '../../test/gateway/factories.ts';
import { finishItem } from '../../test/generations/finished-item.ts';
import { openLibrary } from '../../test/generations/library-gateway.ts';
import { receiptReader } from '../../test/receipts/receipt-reader.ts';

const database = await createTestDatabase();
const { sql, admin } = database;
const { ask, time } = await openLibrary(database);
const { receiptOf, claimsOf, publishedKeys } = receiptReader(ask);
const NOW = new Date('2030-01-01T00:00:00Z');
const LATER = new Date('2030-01-01T00:01:00Z');

let owner: TestUser;
beforeEach(async () => {
  time.now = NOW;
  owner = await createUser(sql, { now: NOW });
});

/** What the ledger says of an item, by its journal alone. */
async function ledgerOf(id: string): Promise<Record<string, number>> {
  const rows = await sql<{ step: string; amount: number }[]>`
    select step::text, sum(amount)::integer as amount from credit.hold_move where hold_id = ${id} group by step`;
  const refunds = await sql<{ amount: number }[]>`
    select sum(e.delta)::integer as amount from credit.grant_ g
    join credit.entry e on e.user_id = g.user_id and e.grant_id = g.id and e.bucket = 'available' and e.delta > 0
    where g.refunded_hold = ${id} having count(*) > 0`;
  return Object.fromEntries([
    ...rows.map(({ step, amount }) => [step, amount]),
    ...refunds.map(({ amount }) => ['refund', amount]),
  ]);
}

async function cancelled(): Promise<string> {
  const id = await startGeneration(sql, owner, { now: NOW });
  time.now = LATER;
  await ask(owner, 'POST', `/api/generations/${id}/cancel`);
  return id;
}

async function failed(): Promise<string> {
  const id = await startGeneration(sql, owner, { now: NOW });
  await sql`select from claim_jobs(1, 1000, ${sql.json({ image: ['prompt', 'size', 'quality', 'style'] })}, '{}', '[]', '1 minute', ${NOW})`;
  await sql`select finish_generation(${owner.id}, ${id}, 1, 'failed', 'provider_failed', null, null, 'fake', ${LATER})`;
  return id;
}

async function giveCredits(amount: number, item: string | null): Promise<void> {
  const support = await createUser(sql, { now: NOW });
  await admin`update app_user set is_admin = true where id = ${support.id}`;
  await sql`select move_credits(${support.tokenHash}, ${owner.id}, ${amount}, 'Sorry', ${randomUUID()}, ${item}, ${LATER})`;
}

async function refunded(): Promise<string> {
  const id = await finishItem(sql, owner, { now: NOW });
  await giveCredits(15, id);
  return id;
}

describe('a receipt says what the ledger says', () => {
  it('of an item that is finished: its price is charged', async () => {
    const id = await finishItem(sql, owner, { now: NOW });

    const { item, credits } = await claimsOf(await receiptOf(id, owner));

    expect(item).toEqual({
      id,
      kind: 'image',
      status: 'completed',
      provider: 'fake',
      engine: null,
      model: null,
      askedAt: NOW.toISOString(),
      endedAt: NOW.toISOString(),
    });
    expect(await ledgerOf(id)).toEqual({ h: 20, s: 20 });
    expect(credits).toEqual({
      quoted: 20,
      held: 20,
      charged: 20,
      returned: 0,
      expired: 0,
      refunded: 0,
      moves: [
        { at: NOW.toISOString(), type: 'hold', credits: 20 },
        { at: NOW.toISOString(), type: 'charge', credits: 20 },
      ],
    });
  });

  it('of one that is under way: its price is held and nothing is charged', async () => {
    const id = await startGeneration(sql, owner, { now: NOW });

    const { item, credits } = await claimsOf(await receiptOf(id, owner));

    expect(item).toMatchObject({ status: 'processing', endedAt: null });
    expect(await ledgerOf(id)).toEqual({ h: 20 });
    expect(credits).toMatchObject({ quoted: 20, held: 20, charged: 0, returned: 0, expired: 0 });
  });

  it.each([
    ['failed', failed],
    ['cancelled', cancelled],
  ])('of one that has %s: all that was held came back, and when', async (status, make) => {
    const id = await make();

    const { item, credits, files } = await claimsOf(await receiptOf(id, owner));

    expect(item).toMatchObject({ status, endedAt: LATER.toISOString() });
    expect(await ledgerOf(id)).toEqual({ h: 20, r: 20 });
    expect(credits).toMatchObject({ held: 20, charged: 0, returned: 20, expired: 0 });
    expect(credits.moves.at(-1)).toEqual({ at: LATER.toISOString(), type: 'return', credits: 20 });
    expect(files).toEqual([]);
  });

  it('of one whose credits had ended before they could be given back', async () => {
    const id = await startGeneration(sql, owner, { now: NOW });
    await admin`update credit.grant_ set expires_at = ${LATER} where user_id = ${owner.id}`;
    time.now = LATER;
    await ask(owner, 'POST', `/api/generations/${id}/cancel`);

    const { credits } = await claimsOf(await receiptOf(id, owner));

    expect(await ledgerOf(id)).toEqual({ h: 20, e: 20 });
    expect(credits).toMatchObject({ held: 20, charged: 0, returned: 0, expired: 20 });
  });

  it('of one that was refunded later: it stays charged, and says what came back and when', async () => {
    const id = await refunded();
    await giveCredits(5, null);

    const { credits } = await claimsOf(await receiptOf(id, owner));

    expect(await ledgerOf(id)).toEqual({ h: 20, s: 20, refund: 15 });
    expect(credits).toMatchObject({ charged: 20, returned: 0, refunded: 15 });
    expect(credits.moves).toEqual([
      { at: NOW.toISOString(), type: 'hold', credits: 20 },
      { at: NOW.toISOString(), type: 'charge', credits: 20 },
      { at: LATER.toISOString(), type: 'refund', credits: 15 },
    ]);
  });
});

it.each([
  ['was finished', () => finishItem(sql, owner, { now: NOW })],
  ['has failed', failed],
  ['was cancelled', cancelled],
  ['was refunded later', refunded],
])(
  'the receipt of an item that %s is refused with one changed character, wherever it is',
  async (_, make) => {
    const { receipt } = await receiptOf(await make(), owner);
    const keys = createLocalJWKSet(await publishedKeys());
    await expect(compactVerify(receipt, keys)).resolves.toBeTruthy();

    // The last character of a signature has four bits that mean nothing.
    for (let place = 0; place < receipt.length - 1; place += 7) {
      const other = receipt[place] === 'A' ? 'B' : 'A';
      const changed = receipt.slice(0, place) + other + receipt.slice(place + 1);
      await expect(compactVerify(changed, keys), `place ${place}`).rejects.toBeInstanceOf(errors.JOSEError);
    }
  },
);
