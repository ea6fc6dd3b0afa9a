import { expect, it } from 'vitest';
import { createTestDatabase } from '../../test/database/database.ts';
import { createUser } from '../../test/gateway/factories.ts';
import { createTestGateway } from '../../test/gateway/gateway.ts';
import { fileOf, finishItem } from '../../test/generations/finished-item.ts';
import { firstPictures, readPageState } from './page-state.ts';

const { sql, admin } = await createTestDatabase();
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
  expect(firstPictures(state)).toEqual([{ url: `/media/${files.avif.key}`, panel: null }]);
  const rest = await gateway.request(library?.next ?? '', {
    headers: { cookie: `sid=${user.token.toString('base64url')}` },
  });
  expect(await rest.json()).toMatchObject([{ id: ids[24] }]);
  for (const path of [
    '/about',
    '/library?q=fox',
    '/library?date=week',
    '/library?in=uploads',
    '/library?folder=x',
  ]) {
    const other = await read(path);
    expect([other.library, other.libraryPart]).toEqual([undefined, undefined]);
  }
  expect((await read('/library?item=x')).library).toEqual(library);
});

it('asks for the picture of a tool in the size that its panel will choose', async () => {
  const user = await createUser(sql, { credits: 2000 });
  const files = { avif: fileOf('image/avif'), webp: fileOf('image/webp'), large: fileOf('image/avif') };
  await finishItem(sql, user, { output: { image: fileOf('image/png'), ...files } });

  const state = await readPageState(
    gateway.deps,
    user.tokenHash,
    new URL('https://studio.test/image-generator'),
  );

  expect(firstPictures(state)).toEqual([
    {
      url: `/media/${files.avif.key}`,
      panel: {
        srcSet: `/media/${files.avif.key} 512w, /media/${files.large.key} 1280w`,
        sizes: expect.stringContaining('44vw'),
      },
    },
  ]);
});

it('brings the first page of a part of the library at its address, and leaves the whole one to the release before', async () => {
  const user = await createUser(sql, { credits: 2000 });
  const [row] = await admin<{ id: string }[]>`
    insert into folder (user_id, name, created_at) values (${user.id}, 'Foxes', now()) returning id`;
  const folder = row?.id ?? '';
  const images = [await finishItem(sql, user), await finishItem(sql, user)];
  const text = await finishItem(sql, user, {
    kind: 'text',
    request: { prompt: 'a caption', style: 'concise' },
    output: { text: 'A' },
  });
  await admin`update generation set folder_id = ${folder} where id = ${text}`;
  await admin`update generation set favourite_at = now() where id = ${images[0] ?? ''}`;
  const read = async (search: string) => {
    const { library, libraryPart } = await readPageState(
      gateway.deps,
      user.tokenHash,
      new URL(`https://studio.test/library?${search}`),
    );
    expect(library).toBeUndefined();
    // Safe because these are items.
    const items = libraryPart?.items as { id: string }[] | undefined;
    return [libraryPart?.path, items?.map(({ id }) => id)];
  };

  expect(await read('kind=image&sort=oldest')).toEqual(['/api/library?kind=image&sort=oldest', images]);
  expect(await read('in=favourites')).toEqual(['/api/library?favourite=true', images.slice(0, 1)]);
  expect(await read(`folder=${folder}`)).toEqual([`/api/library?folder=${folder}`, [text]]);
  expect(await read('in=bin')).toEqual(['/api/library?bin=true', []]);
  expect(await read('engine=nobody')).toEqual(['/api/library?engine=nobody', []]);
});
