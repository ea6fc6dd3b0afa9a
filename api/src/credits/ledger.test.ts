import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { createTestDatabase } from '../../test/database/database.ts';
import { balanceOf, createUser } from '../../test/gateway/factories.ts';
import { createSql } from '../platform/db/client.ts';

const { sql, admin, url } = await createTestDatabase();

const NOW = new Date('2030-01-01T00:00:00Z');
const NEVER = new Date('2099-01-01T00:00:00Z');
const after = (seconds: number): Date => new Date(NOW.getTime() + seconds * 1000);

interface Grant {
  user: string;
  amount: number;
  kind?: string;
  source?: string;
  endsAt?: Date;
  resets?: string | null;
  priority?: number;
  at?: Date;
}

async function grant({
  user,
  amount,
  kind = 'topup',
  source = randomUUID(),
  endsAt = NEVER,
  resets = null,
  priority = 50,
  at = NOW,
}: Grant) {
  const [row] = await sql<{ result: { replayed?: true } }[]>`
    select credit.add_grant(${user}, ${amount}, ${kind}, ${source}, ${endsAt}, ${resets}, ${priority}::smallint, ${at})
      as result`;
  return row?.result;
}

async function hold(user: string, amount: number, id: string = randomUUID(), at = NOW): Promise<string> {
  await sql`select credit.place_hold(${user}, ${id}, ${amount}, ${NEVER}, ${at})`;
  return id;
}

async function capture(user: string, id: string, captured: number, at = NOW) {
  const [row] = await sql<
    { result: { captured: number; released: number; returned: number; replayed?: true } }[]
  >`
    select credit.capture_hold(${user}, ${id}, ${captured}, ${at}) as result`;
  return row?.result;
}

/** Until a statement of this database stands before a lock. */
async function untilOneWaits(): Promise<void> {
  await vi.waitFor(async () => {
    const waiting = await admin`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    expect(waiting).toHaveLength(1);
  }, 10_000);
}

const remainingByKind = (user: string) =>
  sql`select kind, remaining from credit.grant_ where user_id = ${user} order by id`.then((rows) =>
    Object.fromEntries(rows.map((row) => [row['kind'], row['remaining']])),
  );

describe('grants', () => {
  it('[1.credits.starter] gives a new user 500 credits', async () => {
    const user = await createUser(sql);
    expect(await balanceOf(sql, user.id)).toBe(500);
  });

  it('pays one source once, however often it is announced', async () => {
    const user = randomUUID();
    await grant({ user, amount: 500, source: 'invoice:in_1' });
    expect(await grant({ user, amount: 500, source: 'invoice:in_1' })).toMatchObject({ replayed: true });
    expect(await balanceOf(sql, user, NOW)).toBe(500);
  });

  it('answers a repeat after the grant has ended, and under another time zone', async () => {
    const user = randomUUID();
    const source = randomUUID();
    await grant({ user, amount: 500, source, endsAt: after(60) });
    expect(await grant({ user, amount: 500, source, endsAt: after(60), at: after(61) })).toMatchObject({
      replayed: true,
    });
    const elsewhere = createSql(url, { name: 'aic-elsewhere', max: 1 });
    await elsewhere`set time zone 'Pacific/Chatham'`;
    const [row] = await elsewhere<{ result: object }[]>`
      select credit.add_grant(${user}, 500, 'topup', ${source}, ${after(60)}, null, 50::smallint, ${after(62)}) as result`;
    await elsewhere.end({ timeout: 1 });
    expect(row?.result).toMatchObject({ replayed: true });
  });

  it('pays one source to one user only, also when two claim it at once', async () => {
    const source = randomUUID();
    const outcomes = await Promise.allSettled(
      [randomUUID(), randomUUID()].map((user) => grant({ user, amount: 500, source })),
    );
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'CR423' } });
  });

  it('adds up beyond what fits into 32 bits', async () => {
    const user = randomUUID();
    for (let n = 0; n < 2; n += 1) await grant({ user, amount: 2_147_483_647 });
    expect(await balanceOf(sql, user, NOW)).toBe(4_294_967_294);
    const ids = [await hold(user, 2_147_483_647), await hold(user, 2_147_483_647)];
    expect(await balanceOf(sql, user, NOW)).toBe(0);
    for (const id of ids) await capture(user, id, 2_147_483_647);
    const [row] = await sql<{ spent: number }[]>`select spent from credit.account where user_id = ${user}`;
    expect(row?.spent).toBe(4_294_967_294);
  });

  it('refuses the same source with another amount', async () => {
    const user = randomUUID();
    await grant({ user, amount: 500, source: 'invoice:in_2' });
    await expect(grant({ user, amount: 1500, source: 'invoice:in_2' })).rejects.toMatchObject({
      code: 'CR422',
    });
  });

  it('spends until the second a grant ends and not from that second on, with no sweep in between', async () => {
    const user = randomUUID();
    await grant({ user, amount: 20, endsAt: after(60) });
    await expect(hold(user, 20, randomUUID(), after(60))).rejects.toMatchObject({ code: 'CR402' });
    expect(await balanceOf(sql, user, after(60))).toBe(0);
    await hold(user, 20, randomUUID(), after(59));
  });

  it('replaces what is left of a plan at its renewal and leaves bought credits alone', async () => {
    const user = randomUUID();
    await grant({ user, amount: 40, kind: 'topup' });
    await grant({ user, amount: 500, kind: 'subscription' });
    await grant({ user, amount: 500, kind: 'subscription', resets: 'subscription', at: after(1) });
    expect(await balanceOf(sql, user, after(1))).toBe(540);
  });

  it('burns by priority, and what ends first among equals', async () => {
    const user = randomUUID();
    await grant({ user, amount: 30, kind: 'topup', endsAt: after(30), priority: 60 });
    await grant({ user, amount: 30, kind: 'upgrade', endsAt: after(900) });
    await grant({ user, amount: 30, kind: 'subscription', endsAt: after(60) });
    await hold(user, 40);
    expect(await remainingByKind(user)).toEqual({ topup: 30, upgrade: 20, subscription: 0 });
  });
});

describe('holds', () => {
  it.each([0, -1])('refuses a hold of %i credits', async (amount) => {
    const user = randomUUID();
    await grant({ user, amount: 10 });
    await expect(hold(user, amount)).rejects.toMatchObject({ code: 'CR400' });
  });

  it('says how many credits are needed and how many there are', async () => {
    const user = randomUUID();
    await grant({ user, amount: 7 });
    await expect(hold(user, 20)).rejects.toMatchObject({
      code: 'CR402',
      detail: '{"needed": 20, "available": 7}',
    });
  });

  it('accepts exactly k of 100 parallel holds when the credit is for k', async () => {
    const user = randomUUID();
    await grant({ user, amount: 20 * 7 + 19 });
    const outcomes = await Promise.allSettled(Array.from({ length: 100 }, () => hold(user, 20)));
    const refusals = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(outcomes.length - refusals.length).toBe(7);
    expect(new Set(refusals.map((refusal) => refusal.reason.code))).toEqual(new Set(['CR402']));
    expect(await balanceOf(sql, user, NOW)).toBe(19);
  });

  it('spends what was given while it waited for the account', async () => {
    const user = randomUUID();
    await grant({ user, amount: 7, at: new Date() });
    const waiting = await admin.begin(async (other) => {
      await other`select credit.lock_account(${user})`;
      const late = sql`select credit.place_hold(${user}, ${randomUUID()}, 20, ${NEVER}, now())`.execute();
      await untilOneWaits();
      await other`
        select credit.add_grant(${user}, 13, 'topup', ${randomUUID()}, ${NEVER}, null, 50::smallint, clock_timestamp())`;
      return { late };
    });
    await waiting.late;
    expect(await balanceOf(sql, user)).toBe(0);
  });

  it('gives the same hold again for the same id and refuses another amount under it', async () => {
    const user = randomUUID();
    await grant({ user, amount: 100 });
    const id = await hold(user, 20);
    await hold(user, 20, id);
    await expect(hold(user, 30, id)).rejects.toMatchObject({ code: 'CR422' });
    expect(await balanceOf(sql, user, NOW)).toBe(80);
  });
});

describe('capture', () => {
  it('charges what is captured and gives the rest back', async () => {
    const user = randomUUID();
    await grant({ user, amount: 100 });
    expect(await capture(user, await hold(user, 30), 20)).toEqual({
      captured: 20,
      released: 10,
      returned: 10,
    });
    expect(await balanceOf(sql, user, NOW)).toBe(80);
  });

  it('captures once: a repeat is answered from the journal, another amount is refused', async () => {
    const user = randomUUID();
    await grant({ user, amount: 100 });
    const id = await hold(user, 30);
    await capture(user, id, 30);
    expect(await capture(user, id, 30)).toMatchObject({ captured: 30, replayed: true });
    await expect(capture(user, id, 0)).rejects.toMatchObject({ code: 'CR422' });
    expect(await balanceOf(sql, user, NOW)).toBe(70);
  });

  it.each([-1, 31])('refuses to capture %i of a hold of 30', async (captured) => {
    const user = randomUUID();
    await grant({ user, amount: 100 });
    const id = await hold(user, 30);
    await expect(capture(user, id, captured)).rejects.toMatchObject({ code: 'CR400' });
  });

  it("does not know another user's hold", async () => {
    const [owner, other] = [randomUUID(), randomUUID()];
    await grant({ user: owner, amount: 100 });
    const id = await hold(owner, 30);
    await expect(capture(other, id, 0)).rejects.toMatchObject({ code: 'CR404' });
  });

  it('books as expired what comes back after its grant has ended', async () => {
    const user = randomUUID();
    await grant({ user, amount: 30, endsAt: after(60) });
    const id = await hold(user, 30);
    expect(await capture(user, id, 0, after(61))).toEqual({ captured: 0, released: 30, returned: 0 });
    expect(await balanceOf(sql, user, after(61))).toBe(0);
    const expired =
      await sql`select sum(delta)::int as total from credit.posting where user_id = ${user} and bucket = 'expired'`;
    expect([...expired]).toEqual([{ total: 30 }]);
  });

  it('says how much came back when only one of two grants has ended', async () => {
    const user = randomUUID();
    await grant({ user, amount: 10, endsAt: after(60) });
    await grant({ user, amount: 100 });
    const id = await hold(user, 30);
    expect(await capture(user, id, 5, after(61))).toEqual({ captured: 5, released: 25, returned: 20 });
    expect(await balanceOf(sql, user, after(61))).toBe(100);
  });
});

describe('the journal', () => {
  it.each([
    'update credit.entry set delta = 1',
    'delete from credit.txn',
    'update credit.grant_ set remaining = amount',
    'update credit.account set held = 0',
    'insert into credit.hold_part default values',
    'truncate credit.entry',
    'delete from credit.hold_move',
  ])('lets the application do nothing like: %s', async (statement) => {
    await expect(sql.unsafe(statement)).rejects.toMatchObject({ code: '42501' });
  });

  it('refuses a change even to its owner', async () => {
    await grant({ user: randomUUID(), amount: 1 });
    await expect(admin`update credit.entry set delta = 2 where delta = 1`).rejects.toThrow('append-only');
    for (const table of ['credit.entry', 'credit.txn', 'credit.hold_move']) {
      await expect(admin.unsafe(`truncate ${table} cascade`)).rejects.toThrow('append-only');
    }
  });

  it('stays closed to an application that tries to become its owner', async () => {
    const own = createSql(url, { name: 'aic-climber', max: 1 });
    await expect(own`set role postgres`).rejects.toMatchObject({ code: '42501' });
    await own`select set_config('role', 'none', false)`;
    await expect(own`delete from credit.entry`).rejects.toMatchObject({ code: '42501' });
    await expect(
      own`reset session authorization`.then(() => own`truncate credit.entry`),
    ).rejects.toMatchObject({
      code: '42501',
    });
    await expect(own`alter table credit.entry disable trigger all`).rejects.toMatchObject({ code: '42501' });
    await own.end({ timeout: 1 });
  });

  it('is found out when a total is changed behind its back', async () => {
    const user = randomUUID();
    await grant({ user, amount: 10 });
    await admin`update credit.grant_ set remaining = 9 where user_id = ${user}`;
    const violations = await admin`select what from credit.violation where what like 'I4%'`;
    await admin`update credit.grant_ set remaining = 10 where user_id = ${user}`;
    expect(violations).toHaveLength(1);
  });
});
