import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { createTestDatabase } from '../../../test/database/database.ts';
import { createUser, type TestUser } from '../../../test/gateway/factories.ts';
import { createTestGateway } from '../../../test/gateway/gateway.ts';
import {
  errorBody,
  type FakeOpenAi,
  sendJson,
  startFakeOpenAi,
} from '../../../test/generations/vendors/fake-openai.ts';
import { createEngineSet } from '../../generations/engines/engine-set.ts';
import { PNG } from '../../generations/engines/smallest-jobs.ts';
import { PREVIEW_PROVIDERS } from '../../generations/providers/preview/preview-providers.ts';
import { emailKey } from '../../identity/auth/email-key.ts';
import { parseConfig } from '../../platform/config/config.ts';
import { settingOf } from '../../platform/config/engines.ts';
import { createLogger } from '../../platform/http/log/logger.ts';

const { sql, admin: owner } = await createTestDatabase();
const KEY = 'sk-quite-secret-4711';
const config = parseConfig({ LOG_LEVEL: 'silent', TWO_FACTOR_KEY: Buffer.alloc(32, 5).toString('base64') });
const engines = createEngineSet({ config, sql, logger: createLogger(config), previews: PREVIEW_PROVIDERS });
let held: { since: Date; reason: string } | null = null;
const gateway = createTestGateway(sql, {}, { engines, providers: engines.providers, held: () => held });
afterAll(() => gateway.stop());

let fake: FakeOpenAi;
let boss: TestUser;
beforeAll(async () => {
  fake = await startFakeOpenAi();
  boss = await createUser(sql);
  await owner`insert into admin_address values (${emailKey(boss.email)})`;
  await owner`update app_user set email_verified_at = now() where id = ${boss.id}`;
});
afterAll(() => fake.stop());
beforeEach(() => {
  fake.seen.length = 0;
});
afterEach(async () => {
  held = null;
  await owner`delete from engine`;
  await engines.refresh();
});

const cookie = () => ({ cookie: `sid=${boss.token.toString('base64url')}` });
const post = (path: string, body: unknown = {}) =>
  gateway.post(`/api/admin/engines/${path}`, body, { headers: cookie() });
const list = async () =>
  (await (await gateway.request('/api/admin/engines', { headers: cookie() })).json()) as {
    engines: Array<Record<string, unknown>>;
  };
const ofKind = async (kind: string) => (await list()).engines.filter((engine) => engine['kind'] === kind);
const FILED = {
  label: 'Filed',
  vendor: 'openai' as const,
  model: 'a',
  baseUrl: 'http://joe:quiet@localhost:9/v1',
  resolution: '720p' as const,
};
const LOCAL = () => ({ label: 'Local', vendor: 'openai', model: 'qwen3:8b', baseUrl: fake.baseUrl });
const statusOf = async (kind: 'text') => {
  const rows = (await (await gateway.request('/api/providers')).json()) as Array<Record<string, unknown>>;
  return rows.find((row) => row['kind'] === kind);
};

describe('an engine that an admin adds', () => {
  it('is in force at once, and its key is never shown again', async () => {
    expect(await ofKind('text')).toMatchObject([{ source: 'preview', state: 'default' }]);

    const saved = await post('text/local', { engine: { ...LOCAL(), price: 7, concurrency: 2 }, key: KEY });

    expect(saved.status).toBe(200);
    expect(await statusOf('text')).toMatchObject({
      state: 'configured',
      engines: [{ id: 'local', price: 7 }],
    });
    const shown = await ofKind('text');
    expect(shown).toMatchObject([
      { id: 'local', source: 'administration', state: 'default', hasKey: true, price: 7, concurrency: 2 },
    ]);
    expect(engines.limits()).toContainEqual({
      vendor: 'text local',
      kind: 'text',
      engine: 'local',
      concurrency: 2,
    });
    expect(JSON.stringify(shown)).not.toContain(KEY);
  });

  it('is what the audit says of it, without the key', async () => {
    await post('text/local', { engine: LOCAL(), key: KEY });
    await post('text', { engines: [{ id: 'local', isOn: false }] });
    await post('text/local/remove');

    const acts =
      await sql`select act, details from admin_act where admin_id = ${boss.id} order by id desc limit 3`;
    expect(acts).toMatchObject([
      { act: 'remove-engine', details: { kind: 'text', id: 'local' } },
      { act: 'engines', details: { kind: 'text', engines: [{ id: 'local', isOn: false }] } },
      { act: 'engine', details: { kind: 'text', id: 'local', key: 'new', model: 'qwen3:8b' } },
    ]);
    expect(JSON.stringify(await sql`select * from admin_act`)).not.toContain(KEY);
    expect((await post('text/local/remove')).status).toBe(404);
  });

  it('keeps its key over a change, and asks for it again before it is sent to another address', async () => {
    await post('text/local', { engine: LOCAL(), key: KEY });
    const renamed = await post('text/local', { engine: { ...LOCAL(), label: 'Renamed' } });
    expect(renamed.status).toBe(200);
    expect(await ofKind('text')).toMatchObject([{ label: 'Renamed', hasKey: true }]);

    const elsewhere = { engine: { ...LOCAL(), baseUrl: 'http://127.0.0.1:9/v1' } };
    for (const path of ['text/local', 'text/local/models', 'text/local/try']) {
      const refused = await post(path, elsewhere);
      expect(refused.status).toBe(400);
      expect(await refused.json()).toMatchObject({ fields: { key: expect.stringContaining('again') } });
    }
  });

  it('is not offered while its key cannot be read, and says so', async () => {
    await post('text/local', { engine: LOCAL(), key: KEY });
    await owner`update engine set sealed_key = set_byte(sealed_key, 40, get_byte(sealed_key, 40) # 1)`;
    await engines.refresh();

    expect(await ofKind('text')).toMatchObject([
      { id: 'local', state: 'broken', note: expect.stringContaining('key') },
      { source: 'preview', state: 'default' },
    ]);
    expect(await statusOf('text')).toMatchObject({ state: 'preview' });
  });

  it('is off and on, and in the order that is given', async () => {
    await post('text/first', { engine: { ...LOCAL(), label: 'First' } });
    await post('text/second', { engine: { ...LOCAL(), label: 'Second' } });
    expect(await ofKind('text')).toMatchObject([
      { id: 'first', state: 'default' },
      { id: 'second', state: 'offered' },
    ]);

    await post('text', {
      engines: [
        { id: 'second', isOn: true },
        { id: 'first', isOn: false },
      ],
    });

    expect(await ofKind('text')).toMatchObject([
      { id: 'second', state: 'default' },
      { id: 'first', state: 'off' },
    ]);
  });

  it.each([
    ['music/local', { engine: { label: 'A', vendor: 'openai', model: 'a' } }, 'vendor'],
    ['text/local', { engine: { label: 'A', vendor: 'openai' } }, 'model'],
    ['edit/local', { engine: { label: 'A', vendor: 'luma', model: 'a' } }, 'vendor'],
    ['image/local', { engine: { label: 'A', vendor: 'openai-compatible', model: 'a' } }, 'baseUrl'],
    ['video/local', { engine: { label: 'A', vendor: 'comfyui', model: 'a', baseUrl: 'http://a' } }, 'model'],
    [
      'text/local',
      { engine: { label: 'A', vendor: 'openai', model: 'a', baseUrl: 'http://a:b@c' } },
      'baseUrl',
    ],
    [
      'text/local',
      { engine: { label: 'A', vendor: 'openai', model: 'a', workflow: '/etc/passwd' } },
      'workflow',
    ],
    [
      'text/local',
      { engine: { label: 'A', vendor: 'openai', model: 'a', baseUrl: 'http://a b' } },
      'baseUrl',
    ],
    ['text/local', { engine: { label: 'A', vendor: 'openai', model: 'a', fallback: 'local' } }, 'fallback'],
    ['text/local', { engine: { label: 'A', vendor: 'openai', model: 'a' }, key: 'sk-a\nb' }, 'key'],
    [
      'text',
      {
        engines: [
          { id: 'a', isOn: true },
          { id: 'a', isOn: false },
        ],
      },
      'engines',
    ],
  ])('is refused at %s as %j', async (path, body, member) => {
    const response = await post(path, body);
    expect(response.status).toBe(400);
    expect(JSON.stringify(await response.json())).toContain(member);
  });

  it('leaves what a file describes as it is, and what was decided of it, and shows no password of it', async () => {
    const text = [{ ...settingOf('filed', FILED, { apiKey: null, timeoutMs: 1000 }) }];
    const ofFile = createEngineSet({
      config: { ...config, engines: { text } },
      sql,
      logger: createLogger(config),
      previews: PREVIEW_PROVIDERS,
    });
    const at = createTestGateway(sql, {}, { engines: ofFile, providers: ofFile.providers });
    onTestFinished(() => at.stop());
    const ask = (path: string, body: object) =>
      at.post(`/api/admin/engines/${path}`, body, { headers: cookie() });

    expect((await ask('text', { engines: [{ id: 'filed', isOn: false }] })).status).toBe(200);
    expect((await ask('text/filed', { engine: LOCAL() })).status).toBe(409);
    expect((await ask('text/filed/remove', {})).status).toBe(404);
    const shown = await (await at.request('/api/admin/engines', { headers: cookie() })).text();

    expect(shown).toContain('"id":"filed","label":"Filed","source":"file"');
    expect(shown).toContain('"baseUrl":"http://localhost:9/v1"');
    expect(await sql`select is_on, setting from engine`).toEqual([{ is_on: false, setting: null }]);
  });

  it('takes no name that engines of variables have', async () => {
    const response = await post('text/environment', { engine: LOCAL() });

    expect(response.status).toBe(409);
    expect(await sql`select from engine`).toHaveLength(0);
  });

  it('is not changed in a studio that is held back', async () => {
    held = { since: new Date(), reason: 'a test' };
    for (const path of ['text/local/try', 'text/local/remove', 'text']) {
      expect((await post(path, path === 'text' ? { engines: [] } : {})).status).toBe(503);
    }
    expect((await post('text/local', { engine: LOCAL() })).status).toBe(503);
  });
});

describe('a trial', () => {
  it('makes the smallest thing as it is typed, shows it and keeps nothing', async () => {
    fake.serveWith((response, { path }) => {
      if (path === '/v1/models') return sendJson(response, 200, { data: [{ id: 'qwen3:8b' }] });
      const picture = PNG.toString('base64');
      return sendJson(response, 200, { created: 1, data: [{ b64_json: picture }] });
    });
    const engine = {
      label: 'Flux',
      vendor: 'openai',
      model: 'flux',
      baseUrl: fake.baseUrl,
      cost: { image: 0.04 },
    };

    expect(await (await post('image/new/models', { engine, key: KEY })).json()).toEqual({
      models: ['qwen3:8b'],
      problem: null,
    });
    const trial = await (await post('image/new/try', { engine, key: KEY })).json();

    expect(trial).toMatchObject({
      outcome: 'delivered',
      dollars: 0.04,
      said: null,
      file: { mediaType: 'image/png', base64: PNG.toString('base64') },
    });
    expect(fake.seen.every(({ headers }) => headers.authorization === `Bearer ${KEY}`)).toBe(true);
    expect(await sql`select from generation union all select from vendor_request`).toHaveLength(0);
    expect(await sql`select from engine`).toHaveLength(0);
  });

  it("says a failure in the vendor's own words, without the key that they quote", async () => {
    const said = `Incorrect API key provided: ${KEY.slice(0, 8)}****4711. Look at your account.`;
    fake.serveWith((response) => sendJson(response, 401, errorBody('invalid_api_key', said)));
    await post('text/local', { engine: LOCAL(), key: KEY });

    const trial: unknown = await (await post('text/local/try')).json();

    expect(trial).toMatchObject({
      outcome: 'unauthorized',
      said: expect.stringContaining('Look at your account.'),
      dollars: null,
    });
    expect(JSON.stringify(trial)).not.toMatch(/sk-q|4711/);
  });

  it('is limited to so many a minute', async () => {
    fake.serveWith((response) => sendJson(response, 401, errorBody('invalid_api_key')));
    await owner`delete from rate_limit`;
    await post('text/local', { engine: LOCAL() });
    const statuses = [];
    for (let n = 0; n < 21; n += 1) statuses.push((await post('text/local/try')).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
    expect(statuses.at(-1)).toBe(429);
  });
});
