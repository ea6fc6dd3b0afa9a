import { type BackgroundTask, MINUTE_MS, type Sweep, SWEPT_ROWS_MAX } from '../platform/background-tasks.ts';
import { checkLedger, type LedgerCheckDeps } from './check-ledger.ts';

export const CREDITS_SWEEPS: readonly Sweep[] = [
  { name: 'expired grants', run: (sql, now) => sql`select credit.sweep_grants(${SWEPT_ROWS_MAX}, ${now})` },
];

export const creditsTasks = (deps: LedgerCheckDeps): BackgroundTask[] => [
  { name: 'the ledger', everyMs: MINUTE_MS, runsHeld: true, run: () => checkLedger(deps) },
];
