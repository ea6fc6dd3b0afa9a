import { GENERATION_KINDS, KINDS } from '@aic/contract';
import type { LibrarySummary } from '@aic/contract/library';
import { beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/database/database.ts';
import { createUser, startGeneration, type TestUser } from '../../../test/gateway/factories.ts';
import { fileOf, finishItem } from '../../../test/generations/finished-item.ts';
import { openLibrary } from '../../../test/generations/library-gateway.ts';

const db = await createTestDatabase();
const { sql } = db;
const { ask, list, run, time } = await openLibrary(db);
const START = time.now.getTime();
const STEP = 6 * 60 * 60 * 1000;

let user: TestUser;
/** By name, made six hours apart, in this order. */
const ids: Record<string, string> = {};
let folder: string;

beforeAll(async () => {
  user = await createUser(sql, { credits: 10_000, now: time.now });
  const make = async (name: string, step: number, options: Parameters<typeof finishItem>[2]) => {
    ids[name] = await finishItem(sql, user, { now: new Date(START + step * STEP), ...options });
  };
  const details = { engine: 'Flux 2' };
  await make('fox', 1, { prompt: 'A red FOX, at dawn' });
  await make('kyoto', 2, { kind: 'edit', prompt: '京都の夜、雨', request: { strength: 50 } });
  await make('straße', 3, { kind: 'text', prompt: 'Café an der Straße', output: { text: 'x', details } });
  await make('percent', 4, {
    kind: 'music',
    prompt: '100%_sure \\o/',
    request: { duration: 30 },
    output: { details },
  });
  ids.failed = await startGeneration(sql, user, {
    prompt: 'a fox that failed',
    now: new Date(START + 5 * STEP),
  });
  await sql`select cancel_generation(${user.tokenHash}, ${ids.failed}, ${new Date(START + 5 * STEP)})`;
  ids.waiting = await startGeneration(sql, user, { prompt: 'a wolf', now: new Date(START + 6 * STEP) });
  await make('removed', 7, { prompt: 'a fox that was removed' });
  time.now = new Date(START + 8 * STEP);
  folder = (await ask<{ id: string }>(user, 'POST', '/api/library/folders', { name: 'Birds' })).body.id;
  await run(user, 'favourite', [ids.fox ?? '', ids.percent ?? '']);
  await run(user, 'move', [ids.kyoto ?? ''], folder);
  await run(user, 'remove', [ids.removed ?? '']);
  await ask(user, 'PUT', `/api/generations/${ids.fox}/publication`);
});

/** Names of what a query lists. */
async function names(query: string): Promise<string[]> {
  const listed = await list(user, query);
  return listed.ids.map((id) => Object.keys(ids).find((name) => ids[name] === id) ?? id);
}

it.each([
  ['', ['waiting', 'percent', 'straße', 'kyoto', 'fox']],
  ['?sort=oldest', ['fox', 'kyoto', 'straße', 'percent', 'waiting']],
  ['?kind=edit,music', ['percent', 'kyoto']],
  ['?engine=Flux%202', ['percent', 'straße']],
  ['?engine=fake', ['waiting', 'kyoto', 'fox']],
  [`?since=2030-01-01T12:00:00Z&until=2030-01-02T00:00:00%2B00:00`, ['straße', 'kyoto']],
  [`?since=2030-01-02T11:59:00%2B23:59&until=2030-01-01T00:01:00-23:59`, ['straße', 'kyoto']],
  ['?favourite=true', ['percent', 'fox']],
  ['?published=true', ['fox']],
  ['?failed=true', ['failed']],
  ['?bin=true', ['removed']],
  ['?bin=true&failed=true', []],
  ['?folder=none&kind=image,edit', ['waiting', 'fox']],
  ['?folder=0197a000-0000-7000-8000-000000000100', []],
  ['?favourite=true&kind=music&q=sure', ['percent']],
])('lists of %j: %j', async (query, expected) => {
  expect(await names(query)).toEqual(expected);
});

it('lists what lies in a folder', async () => {
  expect(await names(`?folder=${folder}`)).toEqual(['kyoto']);
});

describe('a search', () => {
  it.each([
    ['fox', ['fox']],
    ['dawn RED', ['fox']],
    ['aw', ['fox']],
    ['ed ox', ['fox']],
    ['wolf fox', []],
    ['京', ['kyoto']],
    ['雨 京都', ['kyoto']],
    ['CAFÉ', ['straße']],
    ['straß', ['straße']],
    ['100%', ['percent']],
    ['%', ['percent']],
    ['％', ['percent']],
    ['_sure', ['percent']],
    ['0__sure', []],
    [String.raw`\o`, ['percent']],
    ['a%b', []],
    ['a', ['waiting', 'percent', 'straße', 'kyoto', 'fox']],
    ['f o', ['waiting', 'percent', 'straße', 'kyoto', 'fox']],
    ['fo x', ['fox']],
    ['   ', ['waiting', 'percent', 'straße', 'kyoto', 'fox']],
  ])('for %j finds %j: parts of words in any order, in any script, and no wildcard', async (q, expected) => {
    expect(await names(`?q=${encodeURIComponent(q)}`)).toEqual(expected);
  });

  it('finds among failed ones and in the bin where these are asked for', async () => {
    expect(await names('?q=fox&failed=true')).toEqual(['failed']);
    expect(await names('?q=fox&bin=true')).toEqual(['removed']);
  });
});

it.each(['', '&sort=oldest', '&q=a&kind=image,edit,video,music,text'])(
  'goes on page by page with the same filters, each item once: %j',
  async (query) => {
    const all = await names(`?${query}`);
    const paged: string[] = [];
    let path: string | null = `?limit=2${query}`;
    for (let pages = 0; path !== null && pages < 9; pages += 1) {
      const page: Awaited<ReturnType<typeof list>> = await list(user, path);
      paged.push(...page.ids);
      path = page.next?.replace('/api/library', '') ?? null;
    }
    expect(paged.map((id) => Object.keys(ids).find((name) => ids[name] === id))).toEqual(all);
  },
);

describe('after an item', () => {
  it.each([
    ['kyoto', '', ['fox']],
    ['kyoto', '&sort=oldest', ['straße', 'percent', 'waiting']],
    ['waiting', '&sort=oldest', []],
    ['straße', '&kind=image', ['fox']],
    ['removed', '', ['waiting', 'percent', 'straße', 'kyoto', 'fox']],
  ])('%s lists the others in the order of the list: %j', async (name, query, expected) => {
    expect(await names(`?after=${ids[name]}${query}`)).toEqual(expected);
  });

  it('goes on page by page', async () => {
    const { next } = await list(user, `?after=${ids.waiting}&limit=2`);
    expect(await names(next?.replace('/api/library', '') ?? '')).toEqual(['kyoto', 'fox']);
  });

  it('is not found where the item is not the caller’s', async () => {
    const other = await createUser(sql, { now: time.now });
    expect((await ask(other, 'GET', `/api/library?after=${ids.fox}`)).status).toBe(404);
    expect((await ask(null, 'GET', `/api/library?after=${ids.fox}`)).status).toBe(401);
  });
});

it.each([
  'q=' + 'x'.repeat(201),
  'kind=sculpture',
  'kind=',
  'since=yesterday',
  'until=2030',
  'until=0000-01-01T00:00:00Z',
  'since=0001-01-01T00:00:00%2B23:59',
  'since=9999-12-31T23:59:59-23:59',
  'favourite=1',
  'folder=x',
  'published=false',
  'failed=',
  'bin=yes',
  'sort=best',
  'limit=0',
  'limit=101',
  'after=fox',
  'cursor=x',
])('refuses %s and names the field', async (query) => {
  const { status, body } = await ask<{ fields: object }>(user, 'GET', `/api/library?${query}`);
  expect(status).toBe(400);
  expect(Object.keys(body.fields)).toEqual([query.split('=')[0]]);
});

it('has figures that are those of the lists', async () => {
  const { body } = await ask<LibrarySummary>(user, 'GET', '/api/library/summary');
  expect(body).toEqual({
    total: 5,
    uploads: 0,
    favourites: 2,
    failed: 1,
    bin: 1,
    kinds: {
      ...Object.fromEntries(GENERATION_KINDS.map((kind) => [kind, 0])),
      image: 2,
      edit: 1,
      music: 1,
      text: 1,
    },
    engines: [
      { id: 'fake', label: 'fake', count: 3 },
      { id: 'Flux 2', label: 'Flux 2', count: 2 },
    ],
    folders: [{ id: folder, name: 'Birds', count: 1 }],
  });
  expect(Object.keys(body.kinds)).toEqual(Object.keys(KINDS));
});

it('has figures for who has made nothing yet', async () => {
  const { body } = await ask<LibrarySummary>(
    await createUser(sql, { now: time.now }),
    'GET',
    '/api/library/summary',
  );
  expect(body).toMatchObject({ total: 0, bin: 0, engines: [], folders: [] });
});

it('says of an item whose file could not be signed that it is unmarked', async () => {
  const other = await createUser(sql, { now: time.now });
  for (const output of [{ image: fileOf('image/png') }, { image: fileOf('image/png'), unmarked: true }]) {
    await finishItem(sql, other, { now: time.now, output });
  }
  const { items } = await list(other, '?sort=oldest');
  expect(items.map(({ isUnmarked }) => isUnmarked)).toEqual([false, true]);
});

describe('what an item was made from', () => {
  const start = async (by: TestUser, madeFrom: string) => {
    const request = sql.json({ prompt: 'again', size: '1024x1024', quality: 'hd', style: 'vivid', madeFrom });
    const limits = sql.json({ inFlight: { free: 9 }, starts: 99, startsWindowSeconds: 9 });
    const [row] = await sql<[{ id: string }]>`
      select start_generations(${by.tokenHash}, 'image', ${request}, '[7]', 'fake', 0, null, null, 'x', null, ${limits},
        '1 hour', ${time.now}) #>> '{0,id}' as id`;
    return (await ask<{ madeFrom: unknown }>(by, 'GET', `/api/library/items/${row.id}`)).body.madeFrom;
  };

  it('is in the response while it is there, and is the caller’s own or nothing', async () => {
    const other = await createUser(sql, { now: time.now });
    const own = await finishItem(sql, other, { kind: 'video', now: time.now });

    expect(await start(other, own)).toEqual({ id: own, kind: 'video' });
    expect(await start(other, ids.fox ?? '')).toBeNull();
    expect(await start(other, crypto.randomUUID())).toBeNull();
    expect(
      await sql`select from generation where user_id = ${other.id} and made_from is not null`,
    ).toHaveLength(1);
    await run(other, 'remove', [own]);
    await run(other, 'purge', [own]);
    expect((await list(other, '?sort=oldest')).items[0]).toMatchObject({ madeFrom: null });
  });
});

it('is the caller’s alone, and ends with their session', async () => {
  const other = await createUser(sql, { now: time.now });
  expect((await list(other)).ids).toEqual([]);
  expect((await ask(null, 'GET', '/api/library')).status).toBe(401);
  await sql`delete from session where user_id = ${other.id}`;
  for (const path of ['', '/summary', `/items/${ids.fox}`]) {
    expect((await ask(other, 'GET', `/api/library${path}`)).status).toBe(401);
  }
});
