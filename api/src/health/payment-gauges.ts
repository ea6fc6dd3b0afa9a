import { Gauge, type Registry } from 'prom-client';
import type { PlatformDeps } from '../platform/deps.ts';
import type { Gauges } from './gauges.ts';
import { countPaymentEvents, readPayments } from './health.repo.ts';

/** Gauges of Stripe's events and of the comparison with it. NaN means: not known. */
export function createPaymentGauges(
  registry: Registry,
  { sql, clock }: Pick<PlatformDeps, 'sql' | 'clock'>,
): Gauges {
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers: [registry] });
  const waiting = gauge('payment_events_waiting', 'Events of Stripe that are not processed yet');
  const oldest = gauge('payment_events_oldest_seconds', 'Age of the oldest of them');
  const failing = gauge('payment_events_failing', 'Those of them that have failed before');
  const missing = gauge(
    'payment_invoices_missing',
    'Invoices and subscriptions that only the last comparison with Stripe put right',
  );
  const extra = gauge(
    'payment_invoices_extra',
    'Paid invoices that Stripe does not know; anything but 0 is an incident',
  );
  const comparedAt = gauge(
    'payment_compared_at_seconds',
    'When the last comparison that came to an end began',
  );
  const events = new Gauge({
    name: 'payment_events_last_hour',
    help: 'Events of Stripe that came in the last hour, by type',
    labelNames: ['type'],
    registers: [registry],
  });
  const all = [waiting, oldest, failing, missing, extra, comparedAt];

  return {
    async read() {
      const payments = await readPayments(sql, clock.now());
      if (payments === null) return;
      waiting.set(payments.waiting);
      oldest.set(payments.oldestSeconds);
      failing.set(payments.failing);
      missing.set(payments.missing ?? Number.NaN);
      extra.set(payments.extra ?? Number.NaN);
      comparedAt.set(payments.comparedAtSeconds ?? Number.NaN);
      const counted = await countPaymentEvents(sql, clock.now());
      events.reset();
      for (const { name, count } of counted) events.set({ type: name }, count);
    },
    forget() {
      for (const one of all) one.set(Number.NaN);
      events.reset();
    },
  };
}
