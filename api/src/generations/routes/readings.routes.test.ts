import { type GenerationKind, KINDS } from '@aic/contract';
import { READING_RESPONSE } from '@aic/contract/readings';
import { errorBodySchema, generationSchema, schemaOf } from '@aic/contract/schemas';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createTestDatabase } from '../../../test/database/database.ts';
import { balanceOf, createUser } from '../../../test/gateway/factories.ts';
import { createFakeProvider } from '../../../test/generations/fake-provider.ts';
import { createGenerationApp } from '../../../test/generations/generation-app.ts';
import { createMemoryStorage } from '../../../test/generations/memory-storage.ts';
import { workersOf } from '../../../test/generations/worker.ts';
import { ProviderError } from '../errors/provider-error.ts';
import { PREVIEW_PROVIDERS } from '../providers/preview/preview-providers.ts';
import type { Provider } from '../providers/provider.ts';
import { createResultStore } from '../results/result-store.ts';

const db = await createTestDatabase();
const { sql } = db;
const startWorker = workersOf(db);
const { ask } = createGenerationApp(sql, { providers: PREVIEW_PROVIDERS });

async function read(body: object) {
  const response = await ask(await createUser(sql), 'POST', '/api/readings', { body });
  expect(response.status).toBe(200);
  return schemaOf(READING_RESPONSE).parse(await response.json()).reading;
}

const STARTS = {
  image: ['/api/generate', 'a dragon', 'a misty lake'],
  video: ['/api/generate-video', 'a rocket launch', 'waves at sunset'],
  music: ['/api/generate-music', 'a love song with vocals', 'slow piano'],
  text: ['/api/generate-text', 'a Python function', 'a haiku about rain'],
} as const;

describe('POST /api/readings', () => {
  it('[5.preview.reading] says what would be made and what not, and charges nothing', async () => {
    expect(await read({ kind: 'image', prompt: 'sunset over mountains, drone view of rice fields' })).toEqual(
      {
        understood: ['sunset', 'mountains'],
        ignored: ['drone', 'rice fields'],
        verdict: 'partly',
        instead: null,
      },
    );
  });

  it.each(Object.entries(STARTS))(
    'tells of %s what it does not know, and what it would make instead',
    async (kind, [, prompt]) => {
      expect(await read({ kind, prompt })).toMatchObject({
        verdict: 'unknown',
        instead: expect.any(String),
        repertoire: expect.stringContaining(','),
      });
    },
  );

  it('reads an edit by its type', async () => {
    const edit = { kind: 'edit', prompt: 'a forest' };
    expect(await read({ ...edit, editType: 'background_change' })).toMatchObject({ verdict: 'followed' });
    expect(await read({ ...edit, editType: 'general' })).toMatchObject({ verdict: 'unknown', instead: null });
  });

  it('answers null for an engine that cannot tell', async () => {
    const app = createGenerationApp(sql);
    const response = await app.ask(await createUser(sql), 'POST', '/api/readings', {
      body: { kind: 'image', prompt: 'a dragon' },
    });
    expect(await response.json()).toEqual({ reading: null });
  });

  it('is for those who are signed in', async () => {
    const response = await ask(null, 'POST', '/api/readings', { body: { kind: 'image', prompt: 'a lake' } });
    expect(response.status).toBe(401);
  });

  it('refuses what it cannot read', async () => {
    const user = await createUser(sql);
    for (const body of [{}, { kind: 'poem', prompt: 'a' }, { kind: 'image', prompt: 'a', size: 'x' }]) {
      expect((await ask(user, 'POST', '/api/readings', { body })).status).toBe(400);
    }
  });
});

describe('a start whose subject the engine does not know', () => {
  it.each(Object.entries(STARTS))(
    '[5.preview.subject] of %s is refused before anything is charged',
    async (kind, [path, unknown]) => {
      const user = await createUser(sql);
      const response = await ask(user, 'POST', path, { body: { prompt: unknown } });
      expect(response.status).toBe(422);
      const { code, message } = errorBodySchema.parse(await response.json());
      expect(code).toBe('not_understood');
      expect(message).toContain('Nothing was charged.');
      expect(message).toContain('allow_approximation');
      expect(await balanceOf(sql, user.id)).toBe(500);
      // Safe because the table has the kinds as its keys.
      const list = await ask(user, 'GET', KINDS[kind as GenerationKind].listPath);
      expect(await list.json()).toEqual([]);
    },
  );

  it.each(Object.values(STARTS))(
    'at %s is taken when the user agrees, or when the subject is known',
    async (path, unknown, known) => {
      const user = await createUser(sql);
      const agreed = await ask(user, 'POST', path, { body: { prompt: unknown, allow_approximation: true } });
      expect(agreed.status).toBe(202);
      expect((await ask(user, 'POST', path, { body: { prompt: known } })).status).toBe(202);
    },
  );

  it('is not stored with the word of the user, which the release before would not read', async () => {
    const user = await createUser(sql);
    await ask(user, 'POST', '/api/generate', { body: { prompt: 'a dragon', allow_approximation: true } });
    const [row] = await sql<[{ request: object }]>`select request from generation where user_id = ${user.id}`;
    expect(row.request).not.toHaveProperty('allow_approximation');
  });

  it('says who is not signed in first', async () => {
    const response = await ask(null, 'POST', '/api/generate', { body: { prompt: 'a dragon' } });
    expect(response.status).toBe(401);
  });

  it('is left to a vendor as it is', async () => {
    const app = createGenerationApp(sql);
    const user = await createUser(sql);
    for (const body of [{ prompt: 'a dragon' }, { prompt: 'a dragon', allow_approximation: true }]) {
      expect((await app.ask(user, 'POST', '/api/generate', { body })).status).toBe(202);
    }
  });
});

describe('the item', () => {
  it('[5.preview.reading] says what its words were taken for and what is not in it', async () => {
    const user = await createUser(sql);
    // Films and pictures of the tests before wait in the same line; nothing here makes them.
    const providers = { text: PREVIEW_PROVIDERS.text };
    await startWorker(PREVIEW_PROVIDERS.text, {
      providers,
      results: createResultStore({ storage: createMemoryStorage() }),
    });
    await ask(user, 'POST', '/api/generate-text', { body: { prompt: 'a haiku about rain in French' } });
    const texts = async () =>
      z.array(generationSchema).parse(await (await ask(user, 'GET', '/api/text-generations')).json());

    await expect
      .poll(texts, { timeout: 25_000 })
      .toMatchObject([
        { status: 'completed', reading: { understood: ['haiku', 'rain'], ignored: ['in French'] } },
      ]);
  });

  it('[5.preview.promise] costs nothing when it came out without what was promised', async () => {
    const user = await createUser(sql);
    const missing: Provider<'image'> = {
      ...createFakeProvider(),
      submit: () =>
        Promise.reject(
          new ProviderError('invalid_request', 'x', { shownMessage: 'It came out without: fox.' }),
        ),
    };
    await startWorker(missing);
    const response = await ask(user, 'POST', '/api/generate', {
      body: { prompt: 'a fox' },
      headers: { prefer: 'wait=10' },
    });
    expect(await response.json()).toMatchObject({
      status: 'failed',
      refunded: true,
      error: 'It came out without: fox.',
    });
    expect(await balanceOf(sql, user.id)).toBe(500);
  });
});
