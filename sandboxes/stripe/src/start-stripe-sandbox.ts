import type { AddressInfo } from 'node:net';
import { env } from 'node:process';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { scriptRoutes } from './browser/serve-script.ts';
import { RealTime } from './clock/real-time.ts';
import { TimeSource } from './clock/time-source.ts';
import { type AfterRetries, type Context, NO_REQUEST } from './context.ts';
import { dashboardRoutes } from './dashboard/routes.ts';
import { type FaultPlan, Faults } from './faults.ts';
import { apiRoutes } from './http/api.ts';
import { forgetOldResponses } from './http/idempotency.ts';
import { LogFile } from './state/log-file.ts';
import { Store } from './state/store.ts';
import { type StateCounts, countState } from './testing/count-state.ts';
import { testRoutes } from './testing/routes.ts';
import { Dispatcher } from './webhooks/dispatcher.ts';
import { forgetOldEvents } from './webhooks/forget-old.ts';

export interface StripeSandboxOptions {
  /** 0 for any free one. */
  port: number;
  /** Where to listen: this machine alone by default. */
  host?: string;
  /** File that the state is kept in over restarts; in memory only without one. */
  stateFile?: string;
  /** Address that links in objects (receipts, invoices) begin with, when users reach the sandbox through a proxy. */
  publicUrl?: string;
  faults?: FaultPlan;
  /** By a fault this request will never be answered. */
  onNoResponse?: (method: string, path: string) => void;
  /** What becomes of a subscription after its last failed retry; `cancel` by default. */
  afterRetries?: AfterRetries;
  /** The sandbox does not start in production; the process's NODE_ENV by default. */
  nodeEnv?: string | undefined;
}

export interface StripeSandbox {
  /** Without a slash at its end. */
  url: string;
  publishableKey: string;
  secretKey: string;
  /** Replaces the switched-on faults. */
  setFaults: (plan: FaultPlan) => void;
  /** How many rows there are of each kind. */
  counts: () => StateCounts;
  stop: () => Promise<void>;
}

/**
 * Starts a Stripe on this machine that charges no card.
 *
 * @throws Error in production, or when the port is taken
 */
export async function startStripeSandbox(options: StripeSandboxOptions): Promise<StripeSandbox> {
  if ((options.nodeEnv ?? env['NODE_ENV']) === 'production') {
    throw new Error(
      'The Stripe sandbox does not start with NODE_ENV=production: payments there would be free. Set the keys of a Stripe account instead.',
    );
  }
  const store = new Store(options.stateFile === undefined ? null : new LogFile(options.stateFile));
  const time = new TimeSource(store.tables);
  const faults = new Faults(options.faults ?? {});
  const app = new Hono();
  const { server, url } = await listen(app, options.port, options.host ?? '127.0.0.1');
  const ctx: Context = {
    store,
    tables: store.tables,
    url: options.publicUrl ?? url,
    afterRetries: options.afterRetries ?? 'cancel',
    request: NO_REQUEST,
    now: (testClock) => time.now(testClock),
  };
  const dispatcher = new Dispatcher(ctx, faults);
  const afterWork = (): void => dispatcher.kick();
  const realTime = new RealTime(ctx, time, afterWork);
  app.route('/', scriptRoutes());
  app.route('/', dashboardRoutes(ctx));
  app.route('/', testRoutes({ ctx, faults, afterWork: () => realTime.look() }));
  app.route('/', apiRoutes({ ctx, faults, afterRequest: afterWork, onNoResponse: options.onNoResponse }));
  store.transaction(() => {
    forgetOldResponses(ctx);
    forgetOldEvents(ctx);
  });
  realTime.start();
  return {
    url,
    publishableKey: 'pk_test_sandbox',
    secretKey: 'sk_test_sandbox',
    setFaults: (plan) => faults.set(plan),
    counts: () => countState(ctx),
    stop: async () => {
      realTime.stop();
      dispatcher.stop();
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        if ('closeAllConnections' in server) {
          server.closeAllConnections();
        }
      });
    },
  };
}

type Server = ReturnType<typeof serve>;

function listen(app: Hono, port: number, hostname: string): Promise<{ server: Server; url: string }> {
  return new Promise((resolve, reject) => {
    const server = serve(
      { fetch: (request, env) => app.fetch(request, env), port, hostname },
      (address: AddressInfo) => {
        const host = address.family === 'IPv6' ? `[${address.address}]` : address.address;
        resolve({ server, url: `http://${host}:${address.port}` });
      },
    );
    server.once('error', reject);
  });
}
