import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../test/database/database.ts';
import { findText } from '../test/database/find-text.ts';
import { balanceOf, createUser, type TestUser } from '../test/gateway/factories.ts';
import { type FakeVendor, sendJson, startFakeVendor } from '../test/generations/vendors/fake-vendor.ts';
import { startFakeWire } from '../test/generations/vendors/fake-wires.ts';
import { readZip } from '../test/identity/read-zip.ts';
import { createDiscovery } from './generations/engines/discovery/discovery.ts';
import { PREVIEW_PROVIDERS } from './generations/providers/preview/preview-providers.ts';
import { emailKey } from './identity/auth/email-key.ts';
import { parseConfig } from './platform/config/config.ts';
import { createLogger } from './platform/http/log/logger.ts';
import { type RunningServer, startServer } from './server.ts';

const { sql, admin, url, ownerUrl } = await createTestDatabase();
const root = await mkdtemp(join(tmpdir(), 'engines-live-'));
const ends: Array<() => Promise<unknown>> = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});
afterAll(() => rm(root, { recursive: true }));

const log: string[] = [];

/** A process of the studio, with all that it logs kept. */
async function start(
  role: 'all' | 'api' | 'worker',
  options: Partial<Parameters<typeof startServer>[0]> = {},
): Promise<RunningServer> {
  const config = parseConfig({
    PORT: '0',
    ROLE: role,
    DATABASE_URL: url,
    DATABASE_OWNER_URL: ownerUrl,
    DATA_DIR: root,
    LOG_LEVEL: 'trace',
    PASSWORD_HASH_MEMORY_KIB: '64',
    PASSWORD_HASH_PASSES: '1',
    JOBS_IN_FLIGHT_FREE: '1000',
    STARTS_PER_USER_PER_10_MINUTES: '100000',
    TWO_FACTOR_KEY: Buffer.alloc(32, 3).toString('base64'),
    ADMIN_EMAILS: 'boss@example.com',
  });
  const logger = createLogger(config, { write: (line) => void log.push(line) });
  const server = await startServer({ config, logger, previews: PREVIEW_PROVIDERS, ...options });
  ends.push(server.stop);
  return server;
}

function ask(server: RunningServer, user: TestUser, path: string, body?: object): Promise<Response> {
  return fetch(server.url + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      origin: server.url,
      cookie: `sid=${user.token.toString('base64url')}`,
      'content-type': 'application/json',
    },
    ...(body && { body: JSON.stringify(body) }),
  });
}

async function newAdmin(): Promise<TestUser> {
  const user = await createUser(sql);
  await admin`insert into admin_address values (${emailKey(user.email)}) on conflict do nothing`;
  await admin`update app_user set email_verified_at = now() where id = ${user.id}`;
  return user;
}

/** What texts are made by, as this process says. */
async function textEngine(server: RunningServer): Promise<Record<string, unknown>> {
  const rows = (await (await fetch(`${server.url}/api/providers`)).json()) as Array<Record<string, unknown>>;
  return rows.find(({ kind }) => kind === 'text') ?? {};
}

describe('a fresh studio beside Ollama and ComfyUI', () => {
  it('makes a real text and a real picture without a setting', { timeout: 60_000 }, async () => {
    const [ollama, comfyui] = [await startFakeWire('ollama'), await startFakeWire('comfyui')];
    ends.push(ollama.stop, comfyui.stop);
    const portsOf = () => [ollama.port, comfyui.port];
    const discovery = createDiscovery({ timeoutMs: 30_000, portsOf });
    const server = await start('all', { discovery });
    const user = await createUser(sql);

    expect(discovery.describe()).toHaveLength(2);
    expect(await textEngine(server)).toMatchObject({
      state: 'configured',
      label: 'Ollama on this machine, qwen3:8b',
    });
    await ask(server, user, '/api/generate-text', { prompt: 'a haiku about snow' });
    await ask(server, user, '/api/generate', { prompt: 'a fox in the snow' });

    await expect
      .poll(async () => (await ask(server, user, '/api/text-generations')).json(), { timeout: 20_000 })
      .toMatchObject([
        { status: 'completed', provider: 'openai', response: 'Snow falls on the quiet harbour.' },
      ]);
    await expect
      .poll(async () => (await ask(server, user, '/api/generations')).json(), { timeout: 20_000 })
      .toMatchObject([{ status: 'completed', provider: 'comfyui' }]);
    const prompt = comfyui.seen.find(({ path }) => path === '/prompt');
    expect(prompt?.body['prompt']).toMatchObject({
      model: { inputs: { ckpt_name: 'sd_xl_base_1.0.safetensors' } },
      words: { inputs: { text: 'a fox in the snow' } },
      canvas: { inputs: { width: 1024, height: 1024 } },
    });
  });
});

const KEY = 'xk-8841-top-secret-key-of-a-vendor';

/** Writes each text with a pause, under its own name. */
async function startWriter(name: string): Promise<FakeVendor & { busy(): number }> {
  const vendor = await startFakeVendor();
  let busy = 0;
  vendor.serveWith((response, { path }) => {
    if (path !== '/v1/chat/completions') return sendJson(response, 404, {});
    busy += 1;
    const event = (content: string, reason: string | null) =>
      `data: ${JSON.stringify({
        id: 'c',
        object: 'chat.completion.chunk',
        created: 1,
        model: name,
        choices: [{ index: 0, delta: { content }, finish_reason: reason }],
      })}\n\n`;
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(event(`Written by ${name}, `, null));
    setTimeout(() => {
      busy -= 1;
      response.end(`${event('slowly.', 'stop')}data: [DONE]\n\n`);
    }, 300);
  });
  ends.push(vendor.stop);
  return { ...vendor, busy: () => busy };
}

/** They read each second; a machine under load is late. */
const IN_FORCE = { timeout: 15_000, interval: 50 };

describe('two gateways and two workers under load', () => {
  it(
    'take an engine that is added, changed and turned off without a restart, and lose no job and no key',
    { timeout: 180_000 },
    async () => {
      const [first, second] = [await startWriter('the first'), await startWriter('the second')];
      const gateways = [await start('api'), await start('api')] as const;
      await Promise.all([start('worker'), start('worker')]);
      const [one, other] = gateways;
      const boss = await newAdmin();
      const user = await createUser(sql, { credits: 1_000_000 });
      const startedAt = await balanceOf(sql, user.id);
      const statuses: number[] = [];
      const over = new AbortController();
      const load = (async () => {
        for (let n = 0; !over.signal.aborted; n += 1) {
          const gateway = gateways[n % 2] ?? one;
          const response = await ask(gateway, user, '/api/generate-text', {
            prompt: `A letter about the weather, number ${n}`,
            allow_approximation: true,
          });
          statuses.push(response.status);
          await delay(40);
        }
      })();
      const labels = () => Promise.all(gateways.map(async (gateway) => (await textEngine(gateway))['state']));
      const engine = { label: 'Writer', vendor: 'openai', model: 'writer', price: 7 };

      const save = (baseUrl: string) =>
        ask(one, boss, '/api/admin/engines/text/writer', { engine: { ...engine, baseUrl }, key: KEY });
      await delay(1_000);
      expect((await save(first.baseUrl)).status).toBe(200);
      await expect.poll(labels, IN_FORCE).toEqual(['configured', 'configured']);
      await expect.poll(() => first.seen.length, { timeout: 10_000 }).toBeGreaterThan(20);

      expect((await save(second.baseUrl)).status).toBe(200);
      // Until no worker asks the first any more: each has read the change by then, however slow the machine.
      let asked: number;
      do {
        asked = first.seen.length;
        await delay(1_000);
      } while (first.seen.length > asked);
      await expect.poll(() => second.seen.length, { timeout: 10_000 }).toBeGreaterThan(20);
      expect(first.seen.length, 'no job that begins now is made as before').toBe(asked);

      await ask(other, boss, '/api/admin/engines/text', { engines: [{ id: 'writer', isOn: false }] });
      await expect.poll(labels, IN_FORCE).toEqual(['preview', 'preview']);
      await delay(1_000);
      over.abort();
      await load;

      const unfinished = () =>
        sql`select status, error_code, request from generation where user_id = ${user.id} and status <> 'completed'`;
      await expect.poll(unfinished, { timeout: 30_000 }).toEqual([]);
      expect(new Set(statuses)).toEqual(new Set([202]));
      const [made] = await sql<[{ jobs: number; prices: number; texts: string[] }]>`
        select count(*)::int as jobs, sum(price)::int as prices,
          json_agg(distinct output ->> 'text') filter (where provider = 'openai') as texts
        from generation where user_id = ${user.id}`;
      expect(made.jobs).toBe(statuses.length);
      expect(startedAt - (await balanceOf(sql, user.id))).toBe(made.prices);
      expect(made.texts.toSorted()).toEqual([
        'Written by the first, slowly.',
        'Written by the second, slowly.',
      ]);
      expect([first.busy(), second.busy()]).toEqual([0, 0]);
      expect(first.seen.at(-1)?.headers.authorization).toBe(`Bearer ${KEY}`);

      expect(await findText(admin, [KEY])).toEqual([]);
      expect(log.filter((line) => line.includes(KEY))).toEqual([]);
      expect(log.length).toBeGreaterThan(50);
      for (const path of [
        '/api/admin/engines',
        '/api/admin/acts',
        '/api/providers',
        '/admin',
        '/api/openapi.json',
      ]) {
        const shown = await (await ask(other, boss, path)).text();
        expect(`${path} ${shown}`).not.toContain(KEY);
      }
      await ask(one, boss, '/api/account/export', {});
      const file = () => ask(one, boss, '/api/account/export/file');
      await expect.poll(async () => (await file()).status, { timeout: 30_000 }).toBe(200);
      const entries = await readZip(new Uint8Array(await (await file()).arrayBuffer()));
      expect([...entries.values()].filter((entry) => entry.includes(KEY))).toEqual([]);
    },
  );
});
