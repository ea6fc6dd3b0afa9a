import { Gauge, type Registry } from 'prom-client';
import type { PlatformDeps } from '../platform/deps.ts';
import type { Gauges } from './gauges.ts';
import { readConnections } from './health.repo.ts';

/** Gauges of the server's connections, of all processes together: the driver's pools tell nothing of themselves. */
export function createDatabaseGauges(registry: Registry, { sql }: Pick<PlatformDeps, 'sql'>): Gauges {
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name, help, labelNames, registers: [registry] });
  const connections = gauge(
    'database_connections',
    'Connections to this database, by who has them and what they do',
    ['application', 'state'],
  );
  const max = gauge('database_connections_max', 'How many the server allows, of all databases together');
  const longest = gauge('database_longest_statement_seconds', 'Age of the longest statement that runs');

  return {
    async read() {
      const { max: allowed, rows } = await readConnections(sql);
      connections.reset();
      for (const { application, state, count } of rows) {
        connections.set({ application, state: state ?? 'unknown' }, count);
      }
      max.set(allowed);
      longest.set(Math.max(0, ...rows.map(({ seconds }) => seconds)));
    },
    forget() {
      connections.reset();
      for (const one of [max, longest]) one.set(Number.NaN);
    },
  };
}
