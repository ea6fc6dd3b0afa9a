import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { ViolationFacts } from '../pages/policy-reports/violation-facts.ts';
import type { PlatformDeps } from '../platform/deps.ts';
import type { ObservedRequest } from '../platform/http/request-log.ts';
import type { MetricsSource } from '../platform/telemetry/otlp/telemetry.ts';
import { createDatabaseGauges } from './database-gauges.ts';
import { createMailGauges } from './mail-gauges.ts';
import { createPaymentGauges } from './payment-gauges.ts';
import { createReleaseGauges } from './release-gauges.ts';
import { countSteps } from './step-metrics.ts';
import { createVendorGauges } from './vendor-gauges.ts';
import { createWorkGauges } from './work-gauges.ts';

/** Prometheus waits ten seconds for all of it. */
const RESPONSE_MS = 3_000;

export interface Metrics {
  observeRequest(request: ObservedRequest): void;
  /** Of a page's content policy. Each label has few values, whatever browsers report. */
  countViolation(violation: Pick<ViolationFacts, 'directive' | 'disposition'>): void;
  contentType: string;
  /** Prometheus text format. The gauges of the database are read at this moment. */
  text(): Promise<string>;
  /** The same as data. */
  read: MetricsSource;
  close(): void;
}

interface Streams {
  countStreams(): number;
  /** Whether notifications reach this process; null where it waits for none. */
  isListening(): boolean | null;
}

interface MetricsDeps extends Pick<PlatformDeps, 'sql' | 'clock' | 'logger' | 'held'> {
  storage?: Pick<PlatformDeps['storage'], 'isUp'>;
  /** How many jobs of one vendor the worker of this process runs at most; 0 where it has none. */
  vendorPlaces?: number;
}

export function createMetrics(deps: MetricsDeps, { countStreams, isListening }: Streams): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route template',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5],
    registers: [registry],
  });
  const streams = new Gauge({
    name: 'event_streams',
    help: 'Connected clients of GET /api/events',
    registers: [registry],
  });
  const listening = new Gauge({
    name: 'event_notifications_connected',
    help: 'Whether notifications reach this process, by the database or the bus; at 0 changes show up to a second later',
    registers: [registry],
  });
  const isHeld = new Gauge({
    name: 'studio_held',
    help: 'Whether this process leaves jobs, mails, files and Stripe alone, because its store is the one of another database',
    registers: [registry],
  });
  const storageUp = new Gauge({
    name: 'storage_up',
    help: 'Whether the store of media takes files from this process; at 0 results wait for it',
    registers: [registry],
  });
  new Gauge({
    name: 'job_places_of_one_vendor',
    help: 'How many jobs of one vendor this process runs at most at the same time',
    registers: [registry],
  }).set(deps.vendorPlaces ?? 0);
  const policyViolations = new Counter({
    name: 'content_policy_violations_total',
    help: 'What browsers have reported of pages; enforced (it was blocked) or not (it would be)',
    labelNames: ['directive', 'disposition'],
    registers: [registry],
  });

  const gauges = [
    createWorkGauges(registry, deps),
    createPaymentGauges(registry, deps),
    createMailGauges(registry, deps),
    createVendorGauges(registry, deps),
    createReleaseGauges(registry, deps),
    createDatabaseGauges(registry, deps),
  ];
  // At 0 from the start: a series that begins with its first failure shows no rate for it, and alerts are about rates.
  const failures = new Counter({
    name: 'failures_total',
    help: 'Requests that ended in a server error, and operations on media and calls of Stripe that failed, of this process',
    labelNames: ['of'],
    registers: [registry],
  });
  for (const what of ['request', 'storage', 'payment']) failures.inc({ of: what }, 0);
  const stopCounting = countSteps(registry, (what) => failures.inc({ of: what }));

  let reading: Promise<void> | null = null;

  /** One after the other: they are to take one connection of the pool, and not all. */
  async function readAll(): Promise<void> {
    for (const one of gauges) await one.read();
  }

  /** Without a database, or with one that hangs, the process still reports on itself. */
  async function update(): Promise<void> {
    streams.set(countStreams());
    const isHeard = isListening();
    listening.set(isHeard === null ? Number.NaN : Number(isHeard));
    isHeld.set(Number(Boolean(deps.held?.())));
    storageUp.set(Number(deps.storage?.isUp?.() ?? true));
    // Those who ask while it hangs wait for the same.
    reading ??= readAll().finally(() => {
      reading = null;
    });
    try {
      await inTime(reading);
    } catch (error) {
      deps.logger.warn({ err: error }, 'gauges could not be read');
      for (const one of gauges) one.forget();
    }
  }

  return {
    observeRequest({ method, route, status, seconds }) {
      requests.observe({ method, route, status }, seconds);
      if (status >= 500) failures.inc({ of: 'request' });
    },
    countViolation: ({ directive, disposition }) => policyViolations.inc({ directive, disposition }),
    contentType: registry.contentType,
    async text() {
      await update();
      return registry.metrics();
    },
    async read() {
      await update();
      return registry.getMetricsAsJSON();
    },
    close: stopCounting,
  };
}

/** @throws Error when it takes longer than a scrape may */
async function inTime(reading: Promise<void>): Promise<void> {
  const timeout = Promise.withResolvers<void>();
  const late = () => timeout.reject(new Error('The database does not respond.'));
  const timer = setTimeout(late, RESPONSE_MS);
  try {
    await Promise.race([reading, timeout.promise]);
  } finally {
    clearTimeout(timer);
  }
}
