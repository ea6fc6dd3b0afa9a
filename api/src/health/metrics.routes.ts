import { Hono } from 'hono';
import type { Metrics } from './metrics.ts';

/** What METRICS_PORT serves: never on the public port, because it tells much about the business. */
export function metricsRoutes(metrics: Metrics): Hono {
  return new Hono()
    .get('/healthz', (c) => c.json({ status: 'ok' }))
    .get('/metrics', async (c) => c.body(await metrics.text(), 200, { 'Content-Type': metrics.contentType }));
}
