import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { createFakeApi } from '../../testing/fake-api.ts';
import { imageItem } from '../../testing/items.ts';
import { createApiClient } from '../client.ts';
import { generationsQuery } from './generations.ts';

const failed = Array.from({ length: 20 }, (_, index) =>
  imageItem({ id: `failed-${index}`, status: 'failed' }),
);
const done = Array.from({ length: 6 }, (_, index) => imageItem({ id: `done-${index}` }));

async function read(pages: ReadonlyArray<readonly object[]>) {
  const backend = createFakeApi({
    'GET /api/generations': ({ path }) => {
      const place = Number(new URL(path, 'http://studio.test').searchParams.get('cursor') ?? 0);
      const link = `</api/generations?limit=20&cursor=${place + 1}>; rel="next"`;
      return Response.json(pages[place], place + 1 < pages.length ? { headers: { link } } : {});
    },
  });
  const items = await new QueryClient().fetchQuery(generationsQuery(createApiClient(backend.fetch), 'image'));
  return { ids: items.map(({ id }) => id), reads: backend.requests.length };
}

it('is one page where enough of it did not fail', async () => {
  expect(await read([done, failed])).toEqual({ ids: done.map(({ id }) => id), reads: 1 });
});

it('goes on past failed items: they take no place among the latest', async () => {
  const { ids, reads } = await read([failed, failed, done, done]);

  expect(ids).toEqual([...failed, ...failed, ...done].map(({ id }) => id));
  expect(reads).toBe(3);
});

it('ends after four pages, and with the last one', async () => {
  expect((await read([failed, failed, failed, failed, done])).reads).toBe(4);
  expect(await read([done.slice(0, 2)])).toEqual({ ids: ['done-0', 'done-1'], reads: 1 });
});
