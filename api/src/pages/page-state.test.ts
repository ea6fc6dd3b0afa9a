import { expect, it } from 'vitest';
import { createTestDatabase } from '../../test/database/database.ts';
import { createUser } from '../../test/gateway/factories.ts';
import { createTestGateway } from '../../test/gateway/gateway.ts';
import { fileOf, finishItem } from '../../test/generations/finished-item.ts';
import { previewUrls, readPageState } from './page-state.ts';

const { sql } = await createTestDatabase();
const gateway = createTestGateway(sql);

it('brings the first screen of the whole library, its pictures, and the way to what comes after', async () => {
  const user = await createUser(sql, { credits: 2000 });
  const ids: string[] = [];
  for (let n = 0; n < 23; n += 1) ids.unshift(await finishItem(sql, user));
  const files = { image: fileOf('image/png'), avif: fileOf('image/avif'), webp: fileOf('image/webp') };
  ids.unshift(await finishItem(sql, user, { output: files }));
  const request = { prompt: 'a caption', style: 'concise' };
  const output = { text: 'word '.repeat(1000) };
  ids.unshift(await finishItem(sql, user, { kind: 'text', request, output }));
  const read = (path: string) =>
    readPageState(gateway.deps, user.tokenHash, new URL(`https://studio.test${path}`));

  const state = await read('/library');
  const { library } = state;
  // Safe because these are items.
  const items = library?.items as { id: string; response?: string }[];

  expect(items.map(({ id }) => id)).toEqual(ids.slice(0, 24));
  expect(items[0]?.response).toHaveLength(800);
  expect(previewUrls(state)).toEqual([`/media/${files.avif.key}`]);
  const rest = await gateway.request(library?.next ?? '', {
    headers: { cookie: `sid=${user.token.toString('base64url')}` },
  });
  expect(await rest.json()).toMatchObject([{ id: ids[24] }]);
  expect((await read('/library?in=bin')).library).toBeUndefined();
  expect((await read('/about')).library).toBeUndefined();
});
