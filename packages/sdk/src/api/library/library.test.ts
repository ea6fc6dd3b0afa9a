import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { apiError, createFakeApi } from '../../testing/fake-api.ts';
import { imageItem } from '../../testing/items.ts';
import { createApiClient } from '../client.ts';
import { runLibraryCommand } from './commands.ts';
import { libraryAroundQuery, libraryQuery } from './library.ts';

const ID = '0197a000-0000-7000-8000-000000000100';

describe('the library', () => {
  it('goes on where a page says that there is more, and ends with the last', async () => {
    const backend = createFakeApi({
      'GET /api/library': ({ path }) =>
        path.includes('cursor')
          ? [imageItem({ id: ID })]
          : Response.json([imageItem()], {
              headers: { link: '</api/library?q=fox&cursor=1>; rel="next"' },
            }),
    });
    const options = libraryQuery(createApiClient(backend.fetch), { q: 'fox' });
    const { pages } = await new QueryClient().fetchInfiniteQuery({ ...options, pages: 3 });

    expect(pages.map(({ items }) => items.length)).toEqual([1, 1]);
    expect(backend.requests.map(({ path }) => path)).toEqual([
      '/api/library?q=fox',
      '/api/library?q=fox&cursor=1',
    ]);
  });

  it('reads the order around an item, newest first', async () => {
    const item = (digit: number) => imageItem({ id: `0197a000-0000-7000-8000-00000000010${digit}` });
    const backend = createFakeApi({
      'GET /api/library': ({ path }) => (path.includes('oldest') ? [item(1), item(2)] : [item(3)]),
    });

    const order = await new QueryClient().fetchQuery(libraryAroundQuery(createApiClient(backend.fetch), ID));

    expect(order.map((id) => Number(id.at(-1)))).toEqual([2, 1, 0, 3]);
    expect(backend.requests.map(({ path }) => path)).toEqual([
      `/api/library?after=${ID}&sort=oldest&limit=20`,
      `/api/library?after=${ID}&sort=newest&limit=20`,
    ]);
  });

  it('answers a command with what it has changed, and fails with the words of the gateway', async () => {
    const backend = createFakeApi({ 'POST /api/library/commands': () => ({ ids: [ID] }) });
    const api = createApiClient(backend.fetch);
    expect(await runLibraryCommand(api, { command: 'remove', ids: [ID] })).toEqual([ID]);
    expect(backend.requests[0]?.json).toEqual({ command: 'remove', ids: [ID] });

    backend.handlers['POST /api/library/commands'] = () => apiError(429, { message: 'Please wait.' });
    await expect(runLibraryCommand(api, { command: 'remove', ids: [ID] })).rejects.toMatchObject({
      userMessage: 'Please wait.',
    });
  });
});
