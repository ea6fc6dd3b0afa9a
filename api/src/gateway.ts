import { mkdir } from 'node:fs/promises';
import { z } from 'zod';
import { type AppDeps, createApp } from './app.ts';
import { createEventHub } from './events/event-hub.ts';
import { placesOfOneVendor } from './generations/worker/slots.ts';
import { metricsRoutes } from './health/metrics.routes.ts';
import { createMetrics } from './health/metrics.ts';
import { createPasswordHasher } from './identity/auth/password-hasher.ts';
import { openSecondFactorVault } from './identity/second-factor/second-factor-vault.ts';
import { openFirstScreens } from './pages/first-screens/first-screens.ts';
import type { HttpServer } from './platform/http/http-server.ts';
import { type Listener, openListener } from './platform/notify/open-listener.ts';
import { buildsDir } from './releases/publish/keep-build.ts';

const userIdsSchema = z.array(z.string());

interface GatewayOptions {
  /** Where a connection keeps its session, for LISTEN. */
  directUrl: string;
  /** Whether the worker of this process does; true where it has none. */
  takesJobs(): boolean;
  /** Null where this process has no such port. */
  http: { gateway: HttpServer | null; metrics: HttpServer | null };
}

/** The part of a process that answers: the app, its event streams and its figures. */
export function openGateway(deps: AppDeps, { directUrl, http, takesJobs }: GatewayOptions) {
  const hub = createEventHub(deps);
  const listeners: Listener[] = [];
  const { role, workerRemoteConcurrency } = deps.config;
  const vendorPlaces = role === 'api' ? 0 : placesOfOneVendor(workerRemoteConcurrency);
  const metrics = createMetrics(
    { ...deps, vendorPlaces },
    {
      countStreams: () => hub.connections(),
      isListening: () => (listeners.length > 0 ? listeners.every((one) => one.isConnected()) : null),
    },
  );
  let isDraining = false;
  const firstScreens = openFirstScreens({
    buildsDir: buildsDir(deps.config.dataDir),
    logger: deps.logger,
    patienceMs: deps.config.firstScreenPatienceMs,
  });
  let hasListened = false;

  async function serveGateway(server: HttpServer): Promise<void> {
    const listener = openListener({
      ...deps,
      directUrl,
      busUrl: deps.config.notifierUrl,
      name: 'aic-events',
      channels: {
        events: (payload) => hub.notify(userIdsSchema.parse(JSON.parse(payload))),
        remotes: () => hub.broadcast({ type: 'remotes' }),
      },
      onConnect: () => {
        hub.notify();
        // What was released while the connection was lost, open pages have not heard of.
        if (hasListened) hub.broadcast({ type: 'remotes' });
        hasListened = true;
      },
    });
    listeners.push(listener);
    await listener.ready;
    await mkdir(buildsDir(deps.config.dataDir), { recursive: true });
    const app = createApp({
      ...deps,
      hub,
      metrics,
      hasher: createPasswordHasher(deps.config.passwordHash),
      vault: openSecondFactorVault(deps.config),
      firstScreens,
      isDraining: () => isDraining,
    });
    await server.serveWith((request, env) => app.fetch(request, env));
  }

  return {
    /** What `/metrics` serves, as data. */
    readMetrics: () => metrics.read(),
    async start(): Promise<void> {
      if (http.gateway) await serveGateway(http.gateway);
      // Last, because it says that the process is ready.
      if (http.metrics) {
        const routes = metricsRoutes({ ...deps, metrics, takesJobs, isDraining: () => isDraining });
        await http.metrics.serveWith((request) => routes.fetch(request));
      }
    },
    async stop(): Promise<void> {
      isDraining = true;
      // Streams first: they would keep the server open for ever.
      hub.close();
      await Promise.all([
        http.gateway?.close(),
        http.metrics?.close(),
        ...listeners.map((listener) => listener.close()),
      ]);
      firstScreens.close();
      metrics.close();
    },
  };
}
