import type { MiddlewareHandler } from 'hono';
import type { Config } from '../config/config.ts';
import { crossOrigin, wrongBodyType } from '../errors/errors.ts';
import type { AppContext, AppEnv } from './app-env.ts';
import type { PathRules } from './path-rules.ts';

const SAFE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether a request may change something. */
export const isUnsafe = (method: string): boolean => !SAFE_METHODS.has(method.toUpperCase());

/**
 * Refuses every unsafe request that does not come from our own pages, whatever its content type: Hono's `csrf()` lets
 * cross-site JSON through. Sub-domains are refused too. GET never changes anything.
 */
export function requireSameOrigin(
  config: Pick<Config, 'appOrigin'>,
  rulesOf: PathRules,
): MiddlewareHandler<AppEnv> {
  return async function requireSameOrigin(c, next) {
    if (isUnsafe(c.req.method) && !rulesOf(c.req.path).isForOthers && !isSameOrigin(c, config.appOrigin)) {
      throw crossOrigin(config.appOrigin);
    }
    await next();
  };
}

/** Refuses a body of another type than its route reads, before anything parses it: JSON, or a form where files come. */
export function requireBodyType(rulesOf: PathRules): MiddlewareHandler<AppEnv> {
  return async function requireBodyType(c, next) {
    if (isUnsafe(c.req.method) && hasBody(c)) {
      const { isForOthers, types } = rulesOf(c.req.path);
      const given = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
      if (!isForOthers && (given === undefined || !types.includes(given))) throw wrongBodyType(types[0]);
    }
    await next();
  };
}

/** Browsers set Sec-Fetch-Site and pages cannot forge it; only browsers without it are checked by Origin. */
function isSameOrigin(c: AppContext, appOrigin: string): boolean {
  const site = c.req.header('sec-fetch-site');
  return site === undefined ? c.req.header('origin') === appOrigin : site === 'same-origin';
}

function hasBody(c: AppContext): boolean {
  const length = c.req.header('content-length');
  return c.req.header('transfer-encoding') !== undefined || (length !== undefined && length !== '0');
}
