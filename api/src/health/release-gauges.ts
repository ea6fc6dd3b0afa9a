import { Gauge, type Registry } from 'prom-client';
import type { PlatformDeps } from '../platform/deps.ts';
import type { Gauges } from './gauges.ts';
import { countLoads, countReleaseEvents } from './health.repo.ts';

/** Gauges of the tools: what was released and rolled back, and how they load in browsers. */
export function createReleaseGauges(
  registry: Registry,
  { sql, clock }: Pick<PlatformDeps, 'sql' | 'clock'>,
): Gauges {
  const gauge = (name: string, help: string, labelNames: string[]) =>
    new Gauge({ name, help, labelNames, registers: [registry] });
  const events = gauge(
    'release_events_last_hour',
    'What was done to a tool in the last hour: published, released, rolled-back, killed and so on',
    ['remote', 'event'],
  );
  const loads = gauge(
    'tool_loads_last_hour',
    'How a tool loaded for users in the last hour: ok, failed, or fallback to the build before',
    ['remote', 'outcome'],
  );

  return {
    async read() {
      const now = clock.now();
      const done = await countReleaseEvents(sql, now);
      const seen = await countLoads(sql, now);
      this.forget();
      for (const { remote, what, count } of done) events.set({ remote, event: what }, count);
      for (const { remote, what, count } of seen) loads.set({ remote, outcome: what }, count);
    },
    forget() {
      events.reset();
      loads.reset();
    },
  };
}
