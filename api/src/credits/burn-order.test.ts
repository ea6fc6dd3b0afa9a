import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../../test/database/database.ts';

const { sql } = await createTestDatabase();

const NOW = new Date('2030-01-01T00:00:00Z');
const after = (seconds: number): Date => new Date(NOW.getTime() + seconds * 1000);

interface Grant {
  kind: 'topup' | 'subscription';
  endsAt: Date;
  priority?: number;
}

/** 30 credits. */
const grant = (user: string, { kind, endsAt, priority = 50 }: Grant) => sql`
  select credit.add_grant(${user}, 30, ${kind}, ${randomUUID()}, ${endsAt}, null, ${priority}::smallint, ${NOW})`;

async function hold(user: string, amount: number): Promise<string> {
  const id = randomUUID();
  await sql`select credit.place_hold(${user}, ${id}, ${amount}, ${after(9000)}, ${NOW})`;
  return id;
}

async function remainingByKind(user: string) {
  const rows = await sql`select kind, remaining from credit.grant_ where user_id = ${user}`;
  return Object.fromEntries(rows.map((row) => [row['kind'], row['remaining']]));
}

it('burns what ends first', async () => {
  const user = randomUUID();
  await grant(user, { kind: 'topup', endsAt: after(900) });
  await grant(user, { kind: 'subscription', endsAt: after(60) });

  await hold(user, 40);

  expect(await remainingByKind(user)).toEqual({ topup: 20, subscription: 0 });
});

it('burns by priority before what ends first, and so does what a capture spends or an admin takes', async () => {
  const user = randomUUID();
  await grant(user, { kind: 'topup', endsAt: after(60), priority: 90 });
  await grant(user, { kind: 'subscription', endsAt: after(900), priority: 10 });

  const id = await hold(user, 40);
  expect(await remainingByKind(user)).toEqual({ topup: 20, subscription: 0 });
  await sql`select credit.capture_hold(${user}, ${id}, 25, ${NOW})`;
  expect(await remainingByKind(user)).toEqual({ topup: 30, subscription: 5 });
  await sql`select credit.debit(${user}, 10, ${randomUUID()}, ${NOW})`;
  expect(await remainingByKind(user)).toEqual({ topup: 25, subscription: 0 });
});
