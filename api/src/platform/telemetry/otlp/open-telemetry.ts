import type { Logger } from 'pino';
import type { MetricObjectWithValues, MetricValue } from 'prom-client';
import type { TelemetrySettings } from '../../config/telemetry.ts';
import type { Sql } from '../../db/client.ts';

export interface Telemetry {
  /** The same pool, whose statements are spans within what is traced. */
  traceStatements(sql: Sql): Sql;
  /** Pushes what `/metrics` serves, at each interval and once more when it stops. */
  pushMetrics(read: MetricsSource): { stop(): Promise<void> };
  /** Sends the spans that are left, and waits for no collector longer than two seconds. */
  close(): Promise<void>;
}

/** What is counted, as it is now. */
export type MetricsSource = () => Promise<Array<MetricObjectWithValues<MetricValue<string>>>>;

/** Null where the telemetry is off: then nothing of its library is loaded. */
export async function openTelemetry(
  settings: TelemetrySettings | null,
  logger: Logger,
): Promise<Telemetry | null> {
  if (settings === null) return null;
  const { startTelemetry } = await import('./start-telemetry.ts');
  return startTelemetry(settings, logger);
}
