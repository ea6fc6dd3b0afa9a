import type { MiddlewareHandler } from 'hono';
import type { Config } from '../config/config.ts';
import type { AppEnv } from './app-env.ts';
import { setDefaultHeader } from './default-header.ts';

/** On every response (OWASP ASVS 5.0, 3.4). Pages add their own content policy; media add a sandbox. */
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

/**
 * Files of builds, and what is missing there, are parts of our pages and never a page: opened as one, an SVG of a
 * build would run its scripts on our origin, with the cookies of its visitor.
 */
const BUILD_HEADERS: typeof COMMON_HEADERS = [
  ['Content-Security-Policy', "default-src 'none'; sandbox; frame-ancestors 'none'"],
];
const BUILD_PATH = /^\/(?:remotes|shell)\//;

/** Addresses that are secrets: no search engine lists them, and no other site learns where its visitor comes from. */
const SECRET_HEADERS: typeof COMMON_HEADERS = [
  ['Referrer-Policy', 'no-referrer'],
  ['X-Robots-Tag', 'noindex'],
];

/** Sets headers before the handler runs, so that a handler can replace one and an error keeps them all. */
export function securityHeaders(config: Pick<Config, 'isSecure'>): MiddlewareHandler<AppEnv> {
  return async function securityHeaders(c, next) {
    for (const [name, value] of COMMON_HEADERS) setDefaultHeader(c, name, value);
    if (c.req.path.startsWith('/s/')) {
      for (const [name, value] of SECRET_HEADERS) setDefaultHeader(c, name, value);
    }
    if (c.req.path.startsWith('/api/')) {
      for (const [name, value] of API_HEADERS) setDefaultHeader(c, name, value);
    }
    if (BUILD_PATH.test(c.req.path)) {
      for (const [name, value] of BUILD_HEADERS) setDefaultHeader(c, name, value);
    }
    if (config.isSecure) {
      setDefaultHeader(c, 'Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
    }
    await next();
  };
}
