import { Hono } from 'hono';
import { type HealthDeps, healthRoutes } from './health.routes.ts';
import type { Metrics } from './metrics.ts';

/**
 * What METRICS_PORT serves: never on the public port, because it tells much about the business. It has the health of
 * any process, also of a worker, which has no other port.
 */
export function metricsRoutes({ metrics, ...health }: HealthDeps & { metrics: Metrics }): Hono {
  return new Hono()
    .route('/', healthRoutes(health))
    .get('/metrics', async (c) => c.body(await metrics.text(), 200, { 'Content-Type': metrics.contentType }));
}
