import { Hono } from 'hono';
import { proxy } from 'hono/proxy';
import type { AppEnv } from '../../platform/http/app-env.ts';
import type { PathRule } from '../../platform/http/path-rules.ts';
import type { Payments } from './payments.ts';

/** Where browsers meet the stand-in of Stripe. */
export const SANDBOX_PATH = '/stripe-sandbox';

export const SANDBOX_RULE: PathRule = { path: new RegExp(`^${SANDBOX_PATH}/`), isForOthers: true };

/** What Stripe.js asks for with a publishable key. The rest of the sandbox is not for browsers. */
const BROWSER_PATHS = /^\/(js\/[\w.-]+|v1\/(payment_intents|setup_intents|payment_methods|tokens)(\/\w+)*)$/;

/**
 * Passes the calls of the stand-in Stripe.js on: browsers meet it on our own origin, so one port and one content
 * policy are enough. Mounted only with a sandbox.
 */
export function sandboxProxy({ settings }: Pick<Payments, 'settings'>) {
  return new Hono<AppEnv>().all(`${SANDBOX_PATH}/*`, async (c) => {
    const path = c.req.path.slice(SANDBOX_PATH.length);
    if (!BROWSER_PATHS.test(path)) return c.notFound();
    const { search } = new URL(c.req.url);
    const headers = new Headers(c.req.raw.headers);
    // The session is none of its business.
    headers.delete('cookie');
    // Whoever knows the form of a secret key would be believed to be us.
    headers.set('authorization', `Bearer ${settings.publishableKey}`);
    return await proxy(`${settings.sandboxUrl}${path}${search}`, { raw: c.req.raw, headers });
  });
}
