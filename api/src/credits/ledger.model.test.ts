import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { ledgerCommands, LedgerUnderTest } from '../../test/credits/ledger-commands.ts';
import { LedgerModel } from '../../test/credits/ledger-model.ts';
import { createTestDatabase } from '../../test/database/database.ts';

const { sql, admin } = await createTestDatabase();

it('answers every sequence of grants, holds, captures, expiries and sweeps as the model does', async () => {
  await fc.assert(
    fc.asyncProperty(fc.commands(ledgerCommands, { maxCommands: 40 }), async (commands) => {
      await fc.asyncModelRun(() => ({ model: new LedgerModel(), real: new LedgerUnderTest(sql) }), commands);
      expect(await admin`select what, key from credit.violation`).toEqual([]);
    }),
    { numRuns: 200 },
  );
});

it('keeps its invariants when the moves of many clients on one account run at the same time', async () => {
  const time = new Date('2030-01-01T00:00:00Z');
  const move = fc.oneof(
    fc.record({ type: fc.constant('grant' as const), amount: fc.integer({ min: 1, max: 50 }) }),
    fc.record({ type: fc.constant('hold' as const), amount: fc.integer({ min: 1, max: 50 }) }),
    fc.record({ type: fc.constant('capture' as const), amount: fc.integer({ min: 0, max: 50 }) }),
    fc.record({ type: fc.constant('sweep' as const), amount: fc.constant(0) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(move, { minLength: 10, maxLength: 40 }), async (moves) => {
      const user = crypto.randomUUID();
      // Few ids for many moves, so that repeats and captures of the same hold collide.
      const ids = Array.from({ length: 8 }, () => crypto.randomUUID());
      const outcomes = await Promise.allSettled(
        moves.map(({ type, amount }, index) => {
          const id = ids[index % ids.length] ?? '';
          switch (type) {
            case 'grant':
              return sql`select credit.add_grant(${user}, ${amount}, 'topup', ${id}, ${new Date('2030-01-02')},
                ${index % 3 === 0 ? 'topup' : null}, 50::smallint, ${time})`;
            case 'hold':
              return sql`select credit.place_hold(${user}, ${id}, ${amount}, ${new Date('2030-01-02')}, ${time})`;
            case 'capture':
              return sql`select credit.capture_hold(${user}, ${id}, ${amount}, ${time})`;
            case 'sweep':
              return sql`select credit.sweep_grants(100, ${new Date('2030-01-03')})`;
            default:
              return type satisfies never;
          }
        }),
      );
      const unexpected = outcomes.filter(
        (outcome) => outcome.status === 'rejected' && !String(outcome.reason.code).startsWith('CR4'),
      );
      expect(unexpected).toEqual([]);
      expect(await admin`select what, key from credit.violation`).toEqual([]);
    }),
    { numRuns: 40 },
  );
});
