import type { MetricObjectWithValues, MetricValue } from 'prom-client';
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
