import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/database/database.ts';
import { parseConfig } from '../../platform/config/config.ts';
import type { EngineSetting, EngineSettings } from '../../platform/config/engines.ts';
import { createLogger } from '../../platform/http/log/logger.ts';
import { engineFor } from '../providers/engine.ts';
import { PREVIEW_PROVIDERS } from '../providers/preview/preview-providers.ts';
import type { Job } from '../worker/job.ts';
import { createSlots } from '../worker/slots.ts';
import { createEngineSet } from './engine-set.ts';
import { sealKey } from './stored-engines.repo.ts';

const { sql, admin } = await createTestDatabase();
const folder = mkdtempSync(join(tmpdir(), 'engine-set-'));
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => admin`delete from engine`);

const FOUND: EngineSetting = {
  id: 'ollama',
  label: 'Ollama, qwen3:8b',
  vendor: 'openai',
  price: null,
  fallback: null,
  cost: null,
  options: {},
  endpoint: {
    apiKey: null,
    baseUrl: 'http://127.0.0.1:11434/v1',
    model: 'qwen3:8b',
    timeoutMs: 1_000,
    resolution: '720p',
  },
};

/** The engines of a process, with what is said to run beside it. */
function createSet(environment: Readonly<Record<string, string>> = {}, found: EngineSettings = {}) {
  const key = Buffer.alloc(32, 9).toString('base64');
  const config = parseConfig({ TWO_FACTOR_KEY: key, LOG_LEVEL: 'silent', ...environment });
  const here = { found };
  const discovery = { look: () => Promise.resolve(here.found) };
  const set = createEngineSet({
    config,
    sql,
    logger: createLogger(config),
    previews: PREVIEW_PROVIDERS,
    discovery,
  });
  return {
    ...set,
    here,
    /** As a start and a stop do, so that nothing looks by itself. */
    async look() {
      await set.start();
      await set.stop();
    },
    names: () =>
      set.list().map(({ kind, source, isOn, setting }) => `${kind} ${source} ${setting.id} ${isOn}`),
  };
}

const add = (id: string, position: number, sealed: Buffer | null = null) => admin`
  insert into engine (kind, id, position, setting, sealed_key)
  values ('text', ${id}, ${position}, ${sql.json({ label: id, vendor: 'openai', model: id })}, ${sealed})`;

const ENGINES_FILE = join(folder, 'engines.json');
writeFileSync(
  ENGINES_FILE,
  JSON.stringify({ text: [{ id: 'filed', label: 'Filed', vendor: 'openai', model: 'a' }] }),
);

describe('what makes a kind', () => {
  it('is of an admin before the file, and what was found is off beside either', async () => {
    const set = createSet({ ENGINES_FILE }, { text: [FOUND] });
    await add('added', 1);
    await set.look();

    expect(set.names()).toEqual([
      'text administration added true',
      'text file filed true',
      'text here ollama false',
    ]);
    expect(set.providers.text?.engines?.map(({ id }) => id)).toEqual(['added', 'filed']);
  });

  it('is that of variables beside an added one by a name, and alone as ever', async () => {
    const set = createSet({ TEXT_BASE_URL: 'http://localhost:1/v1', TEXT_MODEL: 'qwen3:8b' });
    await set.look();
    expect(set.providers.text?.engines).toBeUndefined();

    await add('added', 1);
    await set.look();
    const { engines } = set.providers.text ?? {};
    expect(engines?.map(({ id, label }) => [id, label])).toEqual([
      ['added', 'added'],
      ['environment', 'qwen3:8b'],
    ]);

    const waiting = engineFor(set.providers, 'text', {}, 'openai');
    expect(waiting?.id, 'of what was started before').toBe('environment');
    expect(engineFor(set.providers, 'text', {}, 'preview')?.id).toBe('added');

    await admin`delete from engine`;
    await set.look();
    const job = { engine: 'environment' };
    expect(engineFor(set.providers, 'text', job)?.provider, 'of what is queued').toBe(set.providers.text);
  });

  it('is what was found where nothing else is, and leaves other kinds to the preview engine', async () => {
    const set = createSet({}, { text: [FOUND] });
    await set.look();
    expect(set.providers.text?.engines?.map(({ id }) => id)).toEqual(['ollama']);
    expect(set.providers.image?.status().state).toBe('preview');
  });

  it('is one engine of a name, where what is found has that of an added one', async () => {
    const set = createSet({}, { text: [FOUND] });
    await add('ollama', 1);
    await set.look();

    expect(set.names()).toEqual(['text administration ollama true']);
  });

  it('is the preview engine again once what was found is gone, but for jobs that name it', async () => {
    const set = createSet({}, { text: [FOUND] });
    await set.look();
    set.here.found = {};
    await set.look();

    expect(set.providers.text?.status().state).toBe('preview');
    expect(engineFor(set.providers, 'text', { engine: 'ollama' })?.label).toBe(FOUND.label);
    expect(engineFor(set.providers, 'text', {})?.provider.status().state).toBe('preview');

    set.here.found = { text: [FOUND] };
    await set.look();
    expect(set.providers.text?.status().state).toBe('configured');
  });
});

it('works on with all others where one cannot be made of what is said of it', async () => {
  const set = createSet();
  await add('added', 1);
  await admin`
    insert into engine (kind, id, position, setting)
    values ('image', 'bad', 1, ${sql.json({ label: 'Bad', vendor: 'a1111' })})`;

  await set.look();

  expect(set.providers.text?.status().state).toBe('configured');
  expect(set.providers.image?.status().state).toBe('preview');
  expect(set.list().map(({ setting }) => [setting.id, setting.problem])).toEqual([
    ['bad', 'setting'],
    ['added', undefined],
  ]);
});

describe('a worker', () => {
  // Safe because slots read no more of a job.
  const job = (request: object) => ({ kind: 'text', request }) as Job;

  it('leaves jobs of an engine that a newer release describes to it, and works on beside its kinds', async () => {
    await add('added', 1);
    await admin`
      insert into engine (kind, id, position, setting) values
        ('text', 'newer', 2, ${sql.json({ label: 'Newer', vendor: 'openai', model: 'a', voice: 'soft' })}),
        ('hologram', 'newer', 1, ${sql.json({ label: 'Newer', vendor: 'openai', model: 'a' })})`;
    const set = createSet();
    await set.look();

    expect(set.names()).toEqual(['text administration added true', 'text administration newer true']);
    expect(set.providers.text?.engines?.map(({ id }) => id)).toEqual(['added']);
    const [{ full } = { full: [] }] = createSlots(set.providers, { cpu: 2, remote: 4 }).freeFor(
      ['text'],
      true,
    );
    expect(full).toContain('text newer');
  });

  it('claims no job of an engine whose key it cannot open, and all others', async () => {
    const own = createSet();
    const place = ['text', 'added', { vendor: 'openai', baseUrl: undefined }] as const;
    await add('added', 1, sealKey(own.box, 'sk-x', ...place));
    const stranger = createSet({ TWO_FACTOR_KEY: Buffer.alloc(32, 1).toString('base64') });
    await Promise.all([own.look(), stranger.look()]);
    const fullOf = (set: typeof own) =>
      createSlots(set.providers, { cpu: 2, remote: 4 })
        .freeFor(['text'], true)
        .map(({ full }) => full.includes('text added'));

    expect(fullOf(own)).toEqual([false]);
    expect(fullOf(stranger)).toEqual([true]);
  });

  it('counts the jobs of an engine that has gone until they end', async () => {
    const set = createSet({}, { text: [FOUND] });
    await set.look();
    const slots = createSlots(set.providers, { cpu: 1, remote: 1 });
    const running = job({ engine: 'ollama' });
    slots.add(running);
    set.here.found = {};
    await add('added', 1);
    await set.look();

    expect(slots.freeFor(['text'], true)).toEqual([]);
    slots.remove(running);
    expect(slots.freeFor(['text'], true)).toMatchObject([{ count: 1 }]);
  });
});
