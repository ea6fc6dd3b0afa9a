import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { ledgerCommands, LedgerUnderTest } from '../../../test/credits/ledger-commands.ts';
import { LedgerModel } from '../../../test/credits/ledger-model.ts';
import { createTestDatabase } from '../../../test/database/database.ts';

const { sql } = await createTestDatabase();

interface Move {
  type: string;
  credits: number;
  change: number;
  balance: number;
}

it('tells of any sequence of moves what the ledger says of it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.commands(ledgerCommands, { maxCommands: 40 }), async (commands) => {
      const model = new LedgerModel();
      const real = new LedgerUnderTest(sql);
      await fc.asyncModelRun(() => ({ model, real }), commands);
      // Credits whose time is over are still in the journal until this.
      await sql`select credit.sweep_grants(1000, ${real.time(model.now)})`;

      const moves = await sql<Move[]>`
        select type, credits, change, balance from credit.usage_of(${real.user}) order by id`;

      let balance = 0;
      for (const move of moves) {
        balance += move.change;
        expect(move.balance).toBe(balance);
        expect(balance).toBeGreaterThanOrEqual(0);
      }
      const total = (types: string[]) =>
        moves.filter(({ type }) => types.includes(type)).reduce((sum, { credits }) => sum + credits, 0);
      const endedInHold = moves.filter(({ type, change }) => type === 'expiry' && change === 0);
      expect(balance).toBe(model.balance);
      expect(total(['charge'])).toBe(model.spent);
      const ended = total(['charge', 'return']) + endedInHold.reduce((sum, { credits }) => sum + credits, 0);
      expect(total(['hold']) - ended).toBe(model.held);
    }),
    { numRuns: 100 },
  );
});
