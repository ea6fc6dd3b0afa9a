import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { ViolationFacts } from '../pages/policy-reports/violation-facts.ts';
import type { PlatformDeps } from '../platform/deps.ts';
import type { ObservedRequest } from '../platform/http/request-log.ts';
import { readLedgerChecks, readWork } from './health.repo.ts';
import { createMailGauges } from './mail-gauges.ts';
import { createPaymentGauges } from './payment-gauges.ts';
import { createVendorGauges } from './vendor-gauges.ts';

export interface Metrics {
  observeRequest(request: ObservedRequest): void;
  /** Of a page's content policy. Each label has few values, whatever browsers report. */
  countViolation(violation: Pick<ViolationFacts, 'directive' | 'disposition'>): void;
  contentType: string;
  /** Prometheus text format. The gauges of the database are read at this moment. */
  text(): Promise<string>;
}

export function createMetrics(
  deps: Pick<PlatformDeps, 'sql' | 'clock' | 'logger'>,
  countStreams: () => number,
): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route template',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5],
    registers: [registry],
  });
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers: [registry] });
  const streams = gauge('event_streams', 'Connected clients of GET /api/events');
  const queued = gauge('jobs_queued', 'Jobs waiting');
  const running = gauge('jobs_running', 'Jobs at work');
  const oldest = gauge('jobs_oldest_queued_seconds', 'Age of the oldest job that is due');
  const holds = gauge('credit_holds_open', 'Holds neither captured nor released');
  const ledgerGauge = (name: string, help: string) =>
    new Gauge({ name, help, labelNames: ['check'], registers: [registry] });
  const violations = ledgerGauge(
    'ledger_violations',
    'Rows of the invariant views; anything but 0 is an incident, NaN means that the check failed',
  );
  const checkedAt = ledgerGauge('ledger_checked_at_seconds', 'When the last check that came to an end began');

  const policyViolations = new Counter({
    name: 'content_policy_violations_total',
    help: 'What browsers have reported of pages; enforced (it was blocked) or not (it would be)',
    labelNames: ['directive', 'disposition'],
    registers: [registry],
  });

  const payments = createPaymentGauges(registry, deps);
  const mails = createMailGauges(registry, deps);
  const vendors = createVendorGauges(registry, deps);

  async function readDatabase(): Promise<void> {
    await payments.read();
    await mails.read();
    await vendors.read();
    const work = await readWork(deps.sql, deps.clock.now());
    if (work !== null) {
      queued.set(work.queued);
      running.set(work.running);
      oldest.set(work.oldestQueuedSeconds);
      holds.set(work.holdsOpen);
    }
    for (const { kind, ...check } of await readLedgerChecks(deps.sql)) {
      violations.set({ check: kind }, check.violations ?? Number.NaN);
      checkedAt.set({ check: kind }, check.checkedAtSeconds ?? Number.NaN);
    }
  }

  return {
    observeRequest: ({ method, route, status, seconds }) =>
      requests.observe({ method, route, status }, seconds),
    countViolation: ({ directive, disposition }) => policyViolations.inc({ directive, disposition }),
    contentType: registry.contentType,
    async text() {
      streams.set(countStreams());
      // Without a database the process still reports on itself. An old figure would read as a healthy one.
      await readDatabase().catch((error: unknown) => {
        deps.logger.warn({ err: error }, 'gauges could not be read');
        payments.forget();
        mails.forget();
        vendors.forget();
        for (const check of ['recent', 'full']) violations.set({ check }, Number.NaN);
        for (const one of [queued, running, oldest, holds]) one.set(Number.NaN);
      });
      return registry.metrics();
    },
  };
}
