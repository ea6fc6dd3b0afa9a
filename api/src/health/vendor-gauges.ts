import { Gauge, type Registry } from 'prom-client';
import type { PlatformDeps } from '../platform/deps.ts';
import type { Gauges } from './gauges.ts';
import { readVendorRequests } from './health.repo.ts';

/**
 * Gauges of what vendors were asked in the last hour, by all workers: they may be other processes than the one that is
 * scraped, so they are read from the database and not counted here.
 */
export function createVendorGauges(
  registry: Registry,
  { sql, clock }: Pick<PlatformDeps, 'sql' | 'clock'>,
): Gauges {
  const gauge = (name: string, help: string, labelNames: string[]) =>
    new Gauge({ name, help, labelNames, registers: [registry] });
  const requests = gauge(
    'vendor_requests_last_hour',
    'Attempts that ended in the last hour, by kind, vendor, engine and outcome (delivered, or why not)',
    ['kind', 'vendor', 'engine', 'outcome'],
  );
  const seconds = gauge(
    'vendor_request_seconds_last_hour',
    'How long they took: median and 95th percentile',
    ['kind', 'vendor', 'engine', 'outcome', 'quantile'],
  );

  return {
    async read() {
      const rows = await readVendorRequests(sql, clock.now());
      // What has not been asked for an hour has no figure any more.
      this.forget();
      for (const { count, p50, p95, ...labels } of rows) {
        requests.set(labels, count);
        seconds.set({ ...labels, quantile: '0.5' }, p50);
        seconds.set({ ...labels, quantile: '0.95' }, p95);
      }
    },
    forget() {
      requests.reset();
      seconds.reset();
    },
  };
}
