import { Gauge, type Registry } from 'prom-client';
import type { PlatformDeps } from '../platform/deps.ts';
import type { Gauges } from './gauges.ts';
import { readMails } from './health.repo.ts';

/** Gauges of the mails that wait. NaN means: not known. */
export function createMailGauges(
  registry: Registry,
  { sql, clock }: Pick<PlatformDeps, 'sql' | 'clock'>,
): Gauges {
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers: [registry] });
  const waiting = gauge('mails_waiting', 'Mails that are to be sent, or sent again');
  const oldest = gauge('mails_oldest_seconds', 'Age of the oldest of them; minutes mean that none goes out');
  const failing = gauge('mails_failing', 'Those of them that were refused before');

  return {
    async read() {
      const mails = await readMails(sql, clock.now());
      if (mails === null) return;
      waiting.set(mails.waiting);
      oldest.set(mails.oldestSeconds);
      failing.set(mails.failing);
    },
    forget() {
      for (const one of [waiting, oldest, failing]) one.set(Number.NaN);
    },
  };
}
