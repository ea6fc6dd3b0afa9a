import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { Logger } from 'pino';
import type { AppEnv } from './app-env.ts';

export interface ObservedRequest {
  method: string;
  /** The route's template, never the path: paths hold ids and would make a metric per user. */
  route: string;
  status: number;
  seconds: number;
}

/** One log line and one observation per request. Reads are logged at debug: the metrics count them. */
export function observeRequests(
  logger: Logger,
  observe: (request: ObservedRequest) => void,
): MiddlewareHandler<AppEnv> {
  return async function observeRequests(c, next) {
    const startedAt = performance.now();
    await next();
    const request: ObservedRequest = {
      method: c.req.method,
      // After `next()` the index points at the handler that answered, not at this middleware.
      route: routePath(c),
      status: c.res.status,
      seconds: (performance.now() - startedAt) / 1000,
    };
    observe(request);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    logger[isRead ? 'debug' : 'info']({ ...request, requestId: c.get('requestId') }, 'request');
  };
}
