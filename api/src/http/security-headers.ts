import type { MiddlewareHandler } from 'hono';
import type { Config } from '../config/config.ts';
import type { AppEnv } from './app-env.ts';
import { setDefaultHeader } from './default-header.ts';

/** On every answer (OWASP ASVS 5.0, 3.4). HTML adds its own content policy; media add a sandbox. */
const COMMON_HEADERS: ReadonlyArray<readonly [name: string, value: string]> = [
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'same-origin'],
  ['Cross-Origin-Opener-Policy', 'same-origin-allow-popups'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
];

/** JSON is never shown as a document, and never cached unless its route says so. */
const API_HEADERS: typeof COMMON_HEADERS = [
  ['Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'"],
  ['Cache-Control', 'no-store'],
];

/** Sets headers before the handler runs, so that a handler can replace one and an error keeps them all. */
export function securityHeaders(config: Pick<Config, 'isSecure'>): MiddlewareHandler<AppEnv> {
  return async function securityHeaders(c, next) {
    for (const [name, value] of COMMON_HEADERS) setDefaultHeader(c, name, value);
    if (c.req.path.startsWith('/api/')) {
      for (const [name, value] of API_HEADERS) setDefaultHeader(c, name, value);
    }
    if (config.isSecure)
      setDefaultHeader(c, 'Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
    await next();
  };
}
