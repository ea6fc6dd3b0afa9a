import { KINDS } from '@aic/contract';
import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { bodyTooLarge } from '../errors/errors.ts';
import type { AppEnv } from './app-env.ts';

const JSON_BYTES_MAX = 64 * 1024;

/** Routes that take files. They limit what they receive themselves (uploads/receive-form.ts). */
export const UPLOAD_PATHS: ReadonlySet<string> = new Set(
  Object.values(KINDS).flatMap(({ startPaths }) => ('form' in startPaths ? [startPaths.form] : [])),
);

/** Where Stripe calls, and where its stand-in is met: they come with a body and an origin of their own. */
export const WEBHOOK_PATH = '/api/stripe/webhook';
export const SANDBOX_PATH = '/stripe-sandbox';

/**
 * Where mailbox providers press a mail's unsubscribe button. What they say stands in the address; the body is not
 * read.
 */
export const UNSUBSCRIBE_PATH = '/api/unsubscribe';

/**
 * Where browsers report what the content policy of a page has refused. They name the origin of the page like any
 * request.
 */
export const POLICY_REPORT_PATH = '/api/policy-reports';

/** Where pipelines publish and release, with a token. Cookies count for nothing there, so no page can act by itself. */
const DEPLOY_PATH = '/api/deploy/';
/** Limits what it receives itself (releases/deploy/receive-build.ts). */
const isBuildUpload = (path: string): boolean => path.startsWith(DEPLOY_PATH) && path.endsWith('/builds');

/** Whether a path authenticates its callers itself, by signature or key instead of origin and session. */
export const skipsOriginCheck = (path: string): boolean =>
  path === UNSUBSCRIBE_PATH || path.startsWith(DEPLOY_PATH) || isStripePath(path);

const isStripePath = (path: string): boolean => path === WEBHOOK_PATH || path.startsWith(`${SANDBOX_PATH}/`);

/** The longest body any JSON route needs is a prompt of 4,000 characters. */
export const limitJsonBody = createMiddleware<AppEnv>(async (c, next) => {
  const { path } = c.req;
  return UPLOAD_PATHS.has(path) || isStripePath(path) || isBuildUpload(path) ? next() : limitBody(c, next);
});

/** For a route elsewhere that reads no more. */
export const limitBody = bodyLimit({
  maxSize: JSON_BYTES_MAX,
  onError: () => {
    throw bodyTooLarge(JSON_BYTES_MAX / 1024);
  },
});
