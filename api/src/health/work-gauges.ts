import { Gauge, type Registry } from 'prom-client';
import type { PlatformDeps } from '../platform/deps.ts';
import type { Gauges } from './gauges.ts';
import { countOpenHolds, readLedgerChecks, readWork } from './health.repo.ts';

/** Jobs that have not ended, holds, and what the checks of the ledger have found: of all processes together. */
export function createWorkGauges(
  registry: Registry,
  { sql, clock }: Pick<PlatformDeps, 'sql' | 'clock'>,
): Gauges {
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name, help, labelNames, registers: [registry] });
  const queued = gauge('jobs_queued', 'Jobs waiting');
  const running = gauge('jobs_running', 'Jobs at work, by the vendor that makes them', ['vendor']);
  const oldest = gauge('jobs_oldest_queued_seconds', 'Age of the oldest job that is due');
  const byKind = gauge(
    'jobs_unfinished',
    'Jobs by kind that are deferred (in a line of their user), queued or running',
    ['kind', 'status'],
  );
  const holds = gauge('credit_holds_open', 'Holds neither captured nor released');
  const violations = gauge(
    'ledger_violations',
    'Rows of the invariant views; anything but 0 is an incident, NaN means that the check failed',
    ['check'],
  );
  const checkedAt = gauge('ledger_checked_at_seconds', 'When the last check that came to an end began', [
    'check',
  ]);

  return {
    async read() {
      const work = await readWork(sql, clock.now());
      const waiting = work.filter(({ status }) => status === 'queued');
      queued.set(waiting.reduce((sum, { count }) => sum + count, 0));
      running.reset();
      byKind.reset();
      for (const { kind, vendor, status, count } of work) {
        running.inc({ vendor }, status === 'running' ? count : 0);
        byKind.inc({ kind, status }, count);
      }
      oldest.set(Math.max(0, ...waiting.map(({ oldestSeconds }) => oldestSeconds)));
      holds.set(await countOpenHolds(sql));
      for (const { kind: check, ...found } of await readLedgerChecks(sql)) {
        violations.set({ check }, found.violations ?? Number.NaN);
        checkedAt.set({ check }, found.checkedAtSeconds ?? Number.NaN);
      }
    },
    forget() {
      for (const one of [queued, oldest, holds]) one.set(Number.NaN);
      for (const check of ['recent', 'full']) violations.set({ check }, Number.NaN);
      for (const one of [running, byKind]) one.reset();
    },
  };
}
