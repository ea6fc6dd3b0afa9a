import { describe, expect, it } from 'vitest';
import { createFakeApi } from '../testing/fake-api.ts';
import { editItem, imageItem, musicItem, requestOf, textItem, videoItem } from '../testing/items.ts';
import { createApiClient } from './client.ts';
import { creditsQuery } from './generations/credits.ts';
import { cancelGeneration, generationsQuery, startGenerations } from './generations/generations.ts';
import { providersQuery } from './generations/providers.ts';
import { createQueryClient } from './query-client.ts';

const PROVIDER = {
  kind: 'text',
  id: 'preview',
  state: 'preview',
  label: 'Preview',
  message: null,
  supports: { seed: true, cancel: true },
};

const LISTS = [
  ['image', '/api/generations', imageItem()],
  ['edit', '/api/edits', editItem()],
  ['video', '/api/video-generations', videoItem()],
  ['music', '/api/music-generations', musicItem()],
  ['text', '/api/text-generations', textItem()],
] as const;

const STRANGE: ReadonlyArray<readonly [string, () => Response]> = [
  ['an empty object', () => Response.json({})],
  ['null', () => Response.json(null)],
  ['a sentence', () => Response.json('Sign in to the network')],
  ['a page of a proxy', () => new Response('<!doctype html><title>Sign in</title>')],
];

/** @param response of every call */
function ask(call: string, response: () => object) {
  const backend = createFakeApi({ [call]: response });
  return { api: createApiClient(backend.fetch), queries: createQueryClient() };
}

const without = (item: object, key: string): object =>
  Object.fromEntries(Object.entries(item).filter(([name]) => name !== key));

describe.each(LISTS)('a list of kind %s', (kind, path, item) => {
  const read = (response: () => object) => {
    const { api, queries } = ask(`GET ${path}`, response);
    return queries.fetchQuery(generationsQuery(api, kind));
  };

  it('is taken as the server gives it, also with members that a newer one adds', async () => {
    const working = { ...item, status: 'processing', completedAt: null, queuePosition: 3, isNew: true };
    expect(await read(() => [item, working])).toEqual([item, working]);
    expect(await read(() => [])).toEqual([]);
  });

  it.each(STRANGE)('is not taken from %s', async (_, response) => {
    await expect(read(response)).rejects.toThrow(SyntaxError);
  });

  it.each(Object.keys(item).filter((key) => key !== 'reading'))(
    'is not taken when its items have no %s',
    async (key) => {
      await expect(read(() => [without(item, key)])).rejects.toThrow(
        `The response of ${path} is not what its contract says.`,
      );
    },
  );

  it('leaves out what only a newer release understands, and keeps the rest', async () => {
    const newer = { ...item, status: 'paused' };
    expect(await read(() => [newer, item, newer])).toEqual([item]);
  });

  it.each([
    ['another kind', { kind: 'film' }],
    ['another status', { status: 'paused' }],
    ['a time that is none', { createdAt: 'yesterday' }],
    ['a number as text', { credits: '20' }],
  ])('is not taken when its items have %s', async (_, change) => {
    await expect(read(() => [{ ...item, ...change }])).rejects.toThrow(SyntaxError);
  });
});

describe.each(LISTS)('a start of kind %s', (kind, _, item) => {
  const start = (response: () => object) => {
    const calls = ['generate', 'edit', 'generate-video', 'generate-music', 'generate-text'];
    const backend = createFakeApi(Object.fromEntries(calls.map((call) => [`POST /api/${call}`, response])));
    const input = { request: requestOf(kind), quotedPrice: 20, idempotencyKey: 'key-1' };
    return startGenerations(createApiClient(backend.fetch), kind, input);
  };

  it('gives the item', async () => {
    expect(await start(() => item)).toEqual([item]);
  });

  it('gives all items of one press', async () => {
    const other = { ...item, id: crypto.randomUUID() };
    expect(await start(() => ({ ...item, others: [other] }))).toEqual([item, other]);
  });

  it.each(STRANGE)('fails when it is answered with %s', async (__, response) => {
    await expect(start(response)).rejects.toThrow(SyntaxError);
  });
});

describe.each([
  ['credits', creditsQuery, '/api/credits', { credits: 480 }],
  ['engines', providersQuery, '/api/providers', [PROVIDER]],
] as const)('the %s', (_, query, path, right) => {
  // Safe because the responses are only compared: their type plays no part.
  const queryFor = query as typeof creditsQuery;

  it('are taken as the server gives them', async () => {
    const { api, queries } = ask(`GET ${path}`, () => right);
    expect(await queries.fetchQuery(queryFor(api))).toEqual(right);
  });

  it.each(STRANGE)('are not taken from %s', async (__, response) => {
    const { api, queries } = ask(`GET ${path}`, response);
    await expect(queries.fetchQuery(queryFor(api))).rejects.toThrow(SyntaxError);
  });
});

it('leaves out an engine of a kind that only a newer release has', async () => {
  const { api, queries } = ask('GET /api/providers', () => [{ ...PROVIDER, kind: 'sculpture' }, PROVIDER]);

  expect(await queries.fetchQuery(providersQuery(api))).toEqual([PROVIDER]);
});

it.each(STRANGE)('no cancel has happened when it is answered with %s', async (_, response) => {
  const { api } = ask('POST /api/generations/a/cancel', response);
  await expect(cancelGeneration(api, 'a')).rejects.toThrow(SyntaxError);
});
