import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, describe, expect, inject, it } from 'vitest';
import { createDatabase, dropDatabase } from '../test/database/cluster.ts';
import { COMPILE_CACHE } from '../test/gateway/compile-cache.ts';
import { sessionCookieOf } from '../test/gateway/gateway.ts';
import { parseConfig } from './platform/config/config.ts';
import { findFreePort } from './platform/db/embedded/free-port.ts';
import { startServer, type RunningServer } from './server.ts';

const root = await mkdtemp(join(tmpdir(), 'server-'));
const clusterUrl = inject('clusterUrl');
const databases: string[] = [];
const servers: RunningServer[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.stop()));
});
afterAll(async () => {
  await Promise.all(databases.map((url) => dropDatabase(clusterUrl, url)));
  await rm(root, { recursive: true });
});

function environment(extra: Readonly<Record<string, string>> = {}): Record<string, string> {
  return {
    ...COMPILE_CACHE,
    PORT: '0',
    DATA_DIR: join(root, crypto.randomUUID()),
    LOG_LEVEL: 'silent',
    PASSWORD_HASH_MEMORY_KIB: '64',
    PASSWORD_HASH_PASSES: '1',
    ...extra,
  };
}

/** A database that is as the server would make it, in a tenth of the time. */
async function newDatabase(): Promise<{ DATABASE_URL: string }> {
  const url = await createDatabase(clusterUrl);
  databases.push(url);
  return { DATABASE_URL: url };
}

/** Names a database that does not exist yet: the server makes and migrates it. */
function missingDatabase(): { DATABASE_URL: string } {
  const url = new URL(clusterUrl);
  url.pathname = `/aic_server_${crypto.randomUUID().replaceAll('-', '')}`;
  databases.push(url.href);
  return { DATABASE_URL: url.href };
}

async function start(extra: Readonly<Record<string, string>> = {}): Promise<RunningServer> {
  const server = await startServer({
    config: parseConfig(environment({ ...(await newDatabase()), ...extra })),
  });
  servers.push(server);
  return server;
}

function register(server: RunningServer, email = 'ada@example.com'): Promise<Response> {
  return fetch(`${server.url}/api/register`, {
    method: 'POST',
    headers: { origin: server.url, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'correct horse' }),
  });
}

/** Holds a port as another program would. */
async function takePort(): Promise<{ port: number; free(): Promise<void> }> {
  const port = await findFreePort();
  const holder = createServer();
  await new Promise<void>((resolve) => void holder.listen(port, '127.0.0.1', resolve));
  return { port, free: () => new Promise((resolve) => void holder.close(() => resolve())) };
}

/** Why a request of `fetch` has found nobody. */
const connectionCode = (error: unknown): unknown =>
  error instanceof Error && error.cause instanceof Error && 'code' in error.cause ? error.cause.code : null;

describe('startServer', () => {
  it('answers on the address it names, with a database it has made itself', async () => {
    const server = await start(missingDatabase());

    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    const registered = await register(server);
    expect(registered.status).toBe(200);
    const cookie = sessionCookieOf(registered);
    const user = await fetch(`${server.url}/api/auth/user`, { headers: { cookie } });
    await expect(user.json()).resolves.toMatchObject({ email: 'ada@example.com' });
  });

  it('runs what is to be prepared before the first request is answered', async () => {
    const seen: unknown[] = [];
    const port = await findFreePort();
    const server = await startServer({
      config: parseConfig(environment({ ...(await newDatabase()), PORT: String(port) })),
      prepare: async ({ sql }) => {
        await sql`select 1 from app_user`;
        // No proxy sends a request to where nobody listens.
        seen.push(await fetch(`http://127.0.0.1:${port}/readyz`).catch(connectionCode));
      },
    });
    servers.push(server);

    expect(seen).toEqual(['ECONNREFUSED']);
  });

  it('stops at once with an open stream and a kept-alive connection, and the stream ends cleanly', async () => {
    const server = await start();
    const cookie = sessionCookieOf(await register(server));
    const stream = await fetch(`${server.url}/api/events`, { headers: { cookie } });
    const streamed = stream.text();

    const startedAt = performance.now();
    await server.stop();

    expect(performance.now() - startedAt).toBeLessThan(3000);
    await expect(streamed).resolves.toContain('id: ');
    await expect(fetch(`${server.url}/healthz`)).rejects.toThrow('fetch failed');
  });

  it('is refused with another key than the first gateway of its installation, in one line', async () => {
    const database = await newDatabase();
    const key = { TWO_FACTOR_KEY: Buffer.alloc(32, 1).toString('base64') };
    await start({ ...database, ...key });

    await start({ ...database, ...key });
    await expect(start(database)).rejects.toThrow(
      /^The key in DATA_DIR\/two-factor-key is not the key of this/,
    );
  });

  it('may be stopped twice', async () => {
    const server = await start();

    await expect(Promise.all([server.stop(), server.stop()])).resolves.toHaveLength(2);
  });

  it('as api alone takes no jobs, as worker alone opens no port', async () => {
    const api = await start({ ROLE: 'api' });
    expect((await fetch(`${api.url}/readyz`)).status).toBe(200);

    const port = await findFreePort();
    const metricsPort = await findFreePort();
    const worker = await start({ ROLE: 'worker', PORT: String(port), METRICS_PORT: String(metricsPort) });

    await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow('fetch failed');
    // Where an orchestrator asks a worker.
    expect((await fetch(`http://127.0.0.1:${metricsPort}/readyz`)).status).toBe(200);
    await worker.stop();
    await expect(fetch(`http://127.0.0.1:${metricsPort}/readyz`)).rejects.toThrow('fetch failed');
  });

  it('shows its figures on the internal port only, by route template', async () => {
    const port = await findFreePort();
    const server = await start({ METRICS_PORT: String(port) });
    await register(server);
    await fetch(`${server.url}/media/${'0'.repeat(32)}`);

    const figures = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();

    expect(figures).toContain(
      'http_request_duration_seconds_count{method="POST",route="/api/register",status="200"} 1',
    );
    expect(figures).toMatch(/count\{method="GET",route="\/media\/:key[^"]*",status="401"\} 1/);
    expect(figures).toMatch(/^ledger_violations\{check="recent"\} (0|Nan)$/m);
    expect(figures).toMatch(/^jobs_queued 0$/m);
    expect(figures).toContain('nodejs_eventloop_lag_seconds');
    await expect((await fetch(`${server.url}/metrics`)).text()).resolves.not.toContain('ledger_violations');
  });

  it('with a taken port starts nothing at all', async () => {
    const taken = await takePort();
    const env = environment({ PORT: String(taken.port) });

    await expect(startServer({ config: parseConfig(env) })).rejects.toThrow(
      `Port ${taken.port} on 127.0.0.1 is taken.`,
    );

    const ofMetrics = environment({ METRICS_PORT: String(taken.port) });
    await expect(startServer({ config: parseConfig(ofMetrics) })).rejects.toThrow(
      `Port ${taken.port} on 127.0.0.1 is taken. Stop the other program, or set METRICS_PORT to a free one.`,
    );
    for (const { DATA_DIR = '' } of [env, ofMetrics]) expect(existsSync(DATA_DIR)).toBe(false);
    await taken.free();
  });

  it('frees its port again when a later part fails to start', async () => {
    const port = await findFreePort();
    const config = parseConfig(environment({ ...(await newDatabase()), PORT: String(port) }));

    const failing = startServer({ config, prepare: () => Promise.reject(new Error('no builds')) });
    await expect(failing).rejects.toThrow('no builds');

    await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow('fetch failed');
  });
});

describe('main', () => {
  const main = fileURLToPath(new URL('main.ts', import.meta.url));

  async function run(
    env: Readonly<Record<string, string>>,
    onOutput?: (child: ReturnType<typeof spawn>) => void,
  ) {
    const child = spawn(process.execPath, [main], { env, cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    if (onOutput) child.stdout.once('data', () => onOutput(child));
    const exit = new Promise<number | null>((resolve) => void child.once('exit', resolve));
    const [stdout, stderr, code] = await Promise.all([text(child.stdout), text(child.stderr), exit]);
    return { stdout, stderr, code };
  }

  it('says where it is ready and exits 0 on SIGTERM', async () => {
    const { stdout, code } = await run(environment(await newDatabase()), (child) => child.kill('SIGTERM'));

    expect(stdout).toMatch(/^AI Creative is ready at http:\/\/localhost:\d+\n/);
    expect(code).toBe(0);
  });

  it('names a bad variable in one line and exits 1', async () => {
    const result = await run({ ...environment(), PORT: 'eighty' });

    expect(result).toEqual({
      stdout: '',
      stderr:
        'Bad configuration: PORT must be a whole number from 0 to 65535. See .env.example for what each one means.\n',
      code: 1,
    });
  });

  it('names a taken port in one line and exits 1', async () => {
    const taken = await takePort();

    const result = await run({ ...environment(), PORT: String(taken.port) });

    await taken.free();
    expect(result).toEqual({
      stdout: '',
      stderr: `AI Creative could not start. Port ${taken.port} on 127.0.0.1 is taken. Stop the other program, or set PORT to a free one.\n`,
      code: 1,
    });
  });
});
