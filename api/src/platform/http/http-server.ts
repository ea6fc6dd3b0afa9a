import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { createAdaptorServer } from '@hono/node-server';
import { StartError } from '../errors/start-error.ts';
import type { AppEnv } from './app-env.ts';
import { ALREADY_SENT, sendStream } from './stream-body.ts';

type Fetch = (request: Request, env: AppEnv['Bindings']) => Response | Promise<Response>;

export interface HttpServer {
  /** The bound port, also when 0 was asked for. */
  port: number;
  /**
   * Listens from here on: a port that is open says to proxies and orchestrators that requests are answered.
   * @throws StartError where another program has taken the port meanwhile
   */
  serveWith(fetch: Fetch): Promise<void>;
  /**
   * Takes no new connections, lets running responses end, cuts what is left after 10 s and lets it tidy up. Idempotent.
   */
  close(): Promise<void>;
}

const TIMEOUTS_MS = {
  /** For slow loris. A response may take as long as it likes. */
  headersTimeout: 10_000,
  /** Of the whole request: two pictures of 10 MB over a line of 0.6 Mbit/s. */
  requestTimeout: 300_000,
  /** Longer than the 60 s of common load balancers, so that they never write into a connection we are closing. */
  keepAliveTimeout: 65_000,
};

const CLOSE_PATIENCE_MS = 10_000;
/** For what was cut: half an upload is to leave no file. */
const TIDY_MS = 2_000;

interface HttpServerOptions {
  host: string;
  port: number;
  /** The variable that has the port. @default PORT */
  setting?: 'PORT' | 'METRICS_PORT';
  /** How long running responses may take once it closes. */
  closePatienceMs?: number;
  /**
   * How long kept-alive connections are still answered once it closes, each with `Connection: close`: a client that is
   * just sending is not cut off. @default 0: what is idle is closed at once
   */
  lingerMs?: number;
}

/** Looks at the port first, so that a taken one is known before anything else is started. @throws StartError */
export async function openHttpServer({
  host,
  port,
  setting = 'PORT',
  closePatienceMs = CLOSE_PATIENCE_MS,
  lingerMs = 0,
}: HttpServerOptions): Promise<HttpServer> {
  let fetch: Fetch = () => new Response(null, { status: 503 });
  let running = 0;
  let closing: Promise<void> | null = null;
  async function respond(request: Request, outgoing: ServerResponse, env: AppEnv['Bindings']) {
    running += 1;
    // The client opens its next connection elsewhere, and none is cut that it has just written into.
    if (closing) outgoing.shouldKeepAlive = false;
    try {
      const response = await fetch(request, env);
      return (await sendStream(response, outgoing)) ? ALREADY_SENT : response;
    } finally {
      running -= 1;
    }
  }
  // Safe because without `createServer` or http2 options the adaptor makes a plain HTTP/1.1 server.
  const server = createAdaptorServer({
    fetch: (request, env) => respond(request, env.outgoing as ServerResponse, env as AppEnv['Bindings']),
    serverOptions: TIMEOUTS_MS,
  }) as Server;
  // One that the system chooses has to be kept, and nobody knows it yet.
  if (port === 0) await listenOn(server, host, port, setting);
  else await requireFree(host, port, setting);
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    async serveWith(next) {
      fetch = next;
      if (port !== 0) await listenOn(server, host, port, setting);
    },
    close() {
      return (closing ??= closeGently(server, { patienceMs: closePatienceMs, lingerMs }, () => running > 0));
    },
  };
}

async function requireFree(host: string, port: number, setting: string): Promise<void> {
  const trial = new NetServer();
  await listenOn(trial, host, port, setting);
  await new Promise((resolve) => void trial.close(resolve));
}

async function listenOn(server: NetServer, host: string, port: number, setting: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once('error', (error: NodeJS.ErrnoException) => reject(explain(error, host, port, setting)));
  server.listen(port, host, resolve);
  await promise;
}

function explain(error: NodeJS.ErrnoException, host: string, port: number, setting: string): StartError {
  switch (error.code) {
    case 'EADDRINUSE':
      return new StartError(
        `Port ${port} on ${host} is taken. Stop the other program, or set ${setting} to a free one.`,
      );
    case 'EACCES':
      return new StartError(`Port ${port} may not be opened by this user. Set ${setting} to one above 1023.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartError(`HOST ${host} is no address of this machine. Set HOST to 127.0.0.1 or 0.0.0.0.`);
    default:
      return new StartError(`Port ${port} on ${host} cannot be opened: ${error.message}.`);
  }
}

async function closeGently(
  server: Server,
  { patienceMs, lingerMs }: { patienceMs: number; lingerMs: number },
  isBusy: () => boolean,
): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  // It takes no connections any more. The one of an HTTP server would also cut what is idle, at once.
  NetServer.prototype.close.call(server, () => resolve());
  const lingerEnd = performance.now() + lingerMs;
  const closeIdle = () => performance.now() >= lingerEnd && server.closeIdleConnections();
  closeIdle();
  // A kept-alive connection becomes idle only when its response ends. A plain timer, which lives as long as this.
  const idle = setInterval(closeIdle, 50);
  const patience = setTimeout(() => server.closeAllConnections(), patienceMs);
  await promise;
  clearInterval(idle);
  clearTimeout(patience);
  for (const end = performance.now() + TIDY_MS; isBusy() && performance.now() < end;) await delay(10);
}
