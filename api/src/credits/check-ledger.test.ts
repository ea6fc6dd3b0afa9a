import { pino } from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../test/database/database.ts';
import { createUser, startGeneration } from '../../test/gateway/factories.ts';
import { checkLedger } from './check-ledger.ts';

const { sql, admin, url } = await createTestDatabase();
const NOW = new Date('2030-01-01T12:00:00Z');
const after = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

afterEach(
  () =>
    admin`update ledger_check set due_at = '-infinity', checked_at = null, violations = null, found_users = '{}'`,
);

const check = (at: Date, through = sql) =>
  checkLedger({ sql: through, url, clock: { now: () => at }, logger: pino({ level: 'silent' }) });

async function found() {
  const rows = await admin<{ kind: string; violations: number | null; at: Date | null }[]>`
    select kind, violations, checked_at as at from ledger_check`;
  return Object.fromEntries(rows.map(({ kind, violations, at }) => [kind, { violations, at }]));
}

/** As a fault would: a total that no entry of the journal explains. Repaired at once, because every test is checked. */
async function withFault(userId: string, work: () => Promise<void>): Promise<void> {
  await admin`update credit.account set spent = spent + 1 where user_id = ${userId}`;
  try {
    await work();
  } finally {
    await admin`update credit.account set spent = spent - 1 where user_id = ${userId}`;
  }
}

describe('checkLedger', () => {
  it('finds nothing in a healthy ledger, and says when it looked', async () => {
    const user = await createUser(sql, { now: NOW });
    await startGeneration(sql, user, { now: NOW });
    await check(after(1));
    expect(await found()).toEqual({
      recent: { violations: 0, at: after(1) },
      full: { violations: 0, at: after(1) },
    });
  });

  it('finds within a minute what is wrong with a user whose credits have moved', async () => {
    await check(NOW);
    const user = await createUser(sql, { now: after(0.5) });
    await withFault(user.id, () => check(after(1)));
    // Two of them: the journal, and the captured holds.
    expect((await found())['recent']).toEqual({ violations: 2, at: after(1) });
  });

  it('goes on finding what it has found while nobody moves, until it is mended', async () => {
    await check(NOW);
    const user = await createUser(sql, { now: after(0.5) });
    await withFault(user.id, async () => {
      for (const minutes of [1, 5, 60]) {
        await check(after(minutes));
        expect((await found())['recent']).toEqual({ violations: 2, at: after(minutes) });
      }
    });
    await check(after(61));
    expect((await found())['recent']).toEqual({ violations: 0, at: after(61) });
  });

  it('looks each minute at whom the night has found, and no more at all others', async () => {
    const user = await createUser(sql, { now: NOW });
    await check(after(10));
    const night = after(15 * 60);
    await withFault(user.id, async () => {
      await check(night);
      await check(after(15 * 60 + 1));
      expect((await found())['full']).toEqual({ violations: 2, at: night });
    });
    await check(after(15 * 60 + 2));
    expect((await found())['full']).toEqual({ violations: 0, at: night });
  });

  it('leaves those alone whose credits have not moved, until the night', async () => {
    const user = await createUser(sql, { now: NOW });
    await check(after(10));
    await withFault(user.id, async () => {
      await check(after(20));
      expect((await found())['recent']).toMatchObject({ violations: 0 });
      // Three in the night, UTC.
      await check(after(15 * 60));
    });
    expect((await found())['full']).toEqual({ violations: 2, at: after(15 * 60) });
  });

  it('is done by one of many workers', async () => {
    await Promise.all([check(NOW), check(NOW), check(NOW)]);
    await admin`update ledger_check set violations = 99`;
    await check(after(0.5));
    expect(await found()).toMatchObject({ recent: { violations: 99 }, full: { violations: 99 } });
  });

  it('says that it knows nothing when the check fails, and not that all is well', async () => {
    await check(NOW);
    await admin`alter view generation_violation rename to away`;
    await check(after(24 * 60));
    await admin`alter view away rename to generation_violation`;
    expect(await found()).toEqual({
      recent: { violations: null, at: NOW },
      full: { violations: null, at: NOW },
    });
  });
});
