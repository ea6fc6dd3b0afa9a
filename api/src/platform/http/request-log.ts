import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { Logger } from 'pino';
import { type Step, traced } from '../telemetry/steps.ts';
import type { AppEnv } from './app-env.ts';

export interface ObservedRequest {
  method: string;
  /** The route's template, never the path: paths hold ids and would make a metric per user. */
  route: string;
  status: number;
  seconds: number;
}

/** One step, one log line and one observation per request. Reads are logged at debug: the metrics count them. */
export function observeRequests(
  logger: Logger,
  observe: (request: ObservedRequest) => void,
): MiddlewareHandler<AppEnv> {
  return async function observeRequests(c, next) {
    const { method } = c.req;
    const requestId = c.get('requestId');
    const startedAt = performance.now();
    // What callers say of a trace is not believed: anybody could have theirs recorded, or write into another one.
    const step: Step = { type: 'request', method, requestId };
    await traced(step, async () => {
      await next();
      // After `next()` the index points at the handler that answered, not at this middleware.
      const route = routePath(c);
      const { status } = c.res;
      Object.assign(step, { route, status });
      const request: ObservedRequest = {
        method,
        route,
        status,
        seconds: (performance.now() - startedAt) / 1000,
      };
      observe(request);
      const isRead = method === 'GET' || method === 'HEAD';
      logger[isRead ? 'debug' : 'info']({ ...request, requestId }, 'request');
    });
  };
}
