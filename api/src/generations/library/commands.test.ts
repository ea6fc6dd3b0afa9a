import { readdir } from 'node:fs/promises';
import type { Generation } from '@aic/contract';
import { LIBRARY_COMMANDS, type LibrarySummary } from '@aic/contract/library';
import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/database/database.ts';
import { balanceOf, createUser, startGeneration, type TestUser } from '../../../test/gateway/factories.ts';
import { fileOf, finishItem } from '../../../test/generations/finished-item.ts';
import { openLibrary } from '../../../test/generations/library-gateway.ts';

const db = await createTestDatabase();
const { sql, admin } = db;
const { ask, gateway, list, root, run, storage, time } = await openLibrary(db);
const newUser = () => createUser(sql, { now: time.now, credits: 100_000 });

/** A finished image with its file in the store. */
async function finished(user: TestUser, prompt = 'a fox'): Promise<string> {
  const image = fileOf('image/png');
  await storage.put(image.key, Buffer.from('0123456789'), 'image/png');
  return finishItem(sql, user, { prompt, output: { image }, now: time.now });
}

async function cancelled(user: TestUser): Promise<string> {
  const id = await startGeneration(sql, user, { now: time.now });
  await sql`select cancel_generation(${user.tokenHash}, ${id}, ${time.now})`;
  return id;
}

async function filesInStore(): Promise<number> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).length;
}

it('removes 500 items, takes them back, removes and purges them: rows, files and credits agree', async () => {
  const user = await newUser();
  const [first = ''] = await Promise.all(Array.from({ length: 10 }, () => finished(user)));
  // The others are like it, without a file: 500 presses would take this test minutes.
  await admin`
    insert into generation (user_id, kind, status, request, prompt, price, request_hash, provider, progress, run_at,
      queue_at, output, created_at, completed_at)
    select user_id, kind, status, request, prompt, 0, '', provider, progress, run_at, queue_at, output, created_at,
      completed_at
    from generation, generate_series(11, 500) where id = ${first}`;
  const ids = (await admin<{ id: string }[]>`select id from generation where user_id = ${user.id}`).map(
    ({ id }) => id,
  );
  expect(ids).toHaveLength(500);
  const balance = await balanceOf(sql, user.id, time.now);
  const totals = async () => {
    const { total, bin } = (await ask<LibrarySummary>(user, 'GET', '/api/library/summary')).body;
    return { total, bin };
  };

  expect((await run(user, 'remove', ids)).toSorted()).toEqual(ids.toSorted());
  expect(await totals()).toEqual({ total: 0, bin: 500 });
  expect(await run(user, 'restore', ids)).toHaveLength(500);
  expect(await totals()).toEqual({ total: 500, bin: 0 });
  expect(await filesInStore()).toBeGreaterThanOrEqual(10);
  await run(user, 'remove', ids);
  expect(await run(user, 'purge', ids)).toHaveLength(500);

  expect(await totals()).toEqual({ total: 0, bin: 0 });
  const [rows] = await admin`
    select count(*)::int as count, count(*) filter (where prompt = '' and request = '{}' and output is null)::int as blank
    from generation where user_id = ${user.id}`;
  expect(rows).toEqual({ count: 500, blank: 500 });
  expect(await filesInStore()).toBe(0);
  expect(await admin`select from asset where user_id = ${user.id}`).toHaveLength(0);
  expect(await admin`select from generation where user_id = ${user.id} and prompt <> ''`).toHaveLength(0);
  expect(await balanceOf(sql, user.id, time.now)).toBe(balance);
});

describe('a removed item', () => {
  it('is in no list and on no page, its owner still sees it with its file, and it comes back as it was but hidden', async () => {
    const user = await newUser();
    const id = await finished(user);
    const folder = await ask<{ id: string }>(user, 'POST', '/api/library/folders', { name: 'Foxes' });
    await run(user, 'favourite', [id]);
    await run(user, 'move', [id], folder.body.id);
    await ask(user, 'PUT', `/api/generations/${id}/publication`);
    const before = (await list(user)).items[0];

    await run(user, 'remove', [id]);

    expect((await list(user)).ids).toEqual([]);
    expect((await ask(user, 'GET', '/api/generations')).body).toEqual([]);
    expect((await ask(user, 'GET', `/api/generations/${id}`)).status).toBe(404);
    const kept = await ask<Generation & { imageUrl: string }>(user, 'GET', `/api/library/items/${id}`);
    expect(kept.body).toMatchObject({ removedAt: time.now.toISOString(), isPublished: false });
    const open = (by: TestUser) =>
      gateway.request(kept.body.imageUrl, { headers: { cookie: `sid=${by.token.toString('base64url')}` } });
    expect((await open(user)).status).toBe(200);
    expect((await open(await newUser())).status).toBe(404);

    await run(user, 'restore', [id]);
    expect((await list(user)).items).toEqual([{ ...before, isPublished: false }]);
  });

  it('is what the call of the release before makes of it, too', async () => {
    const user = await newUser();
    const id = await finished(user);

    expect((await ask(user, 'DELETE', `/api/generations/${id}`)).status).toBe(204);

    expect((await list(user, '?bin=true')).ids).toEqual([id]);
    expect(await run(user, 'restore', [id])).toEqual([id]);
  });

  it('cannot be published, cancelled or sorted while it lies in the bin', async () => {
    const user = await newUser();
    const id = await finished(user);
    await run(user, 'remove', [id]);

    expect((await ask(user, 'PUT', `/api/generations/${id}/publication`)).status).toBe(404);
    expect((await ask(user, 'POST', `/api/generations/${id}/cancel`)).status).toBe(404);
    expect(await run(user, 'favourite', [id])).toEqual([]);
    expect(await run(user, 'move', [id])).toEqual([]);
  });
});

describe.each(LIBRARY_COMMANDS)('%s', (command) => {
  /** Puts it into the state in which the command changes something. */
  async function prepared(user: TestUser): Promise<string> {
    const id = command === 'dismiss' ? await cancelled(user) : await finished(user);
    if (command === 'restore' || command === 'purge') await run(user, 'remove', [id]);
    if (command === 'unfavourite') await run(user, 'favourite', [id]);
    return id;
  }
  const folderOf = async (user: TestUser) =>
    command === 'move'
      ? (await ask<{ id: string }>(user, 'POST', '/api/library/folders', { name: 'Foxes' })).body.id
      : null;

  it('changes what is the caller’s once, names it, and leaves the rest: unknown, of others, still being made', async () => {
    const [user, other] = [await newUser(), await newUser()];
    const [mine, theirs] = [await prepared(user), await prepared(other)];
    const processing = await startGeneration(sql, user, { now: time.now });
    const folder = await folderOf(user);
    const asked = [mine, theirs, crypto.randomUUID(), mine];
    if (command !== 'favourite' && command !== 'move') asked.push(processing);

    expect(await run(user, command, asked, folder)).toEqual([mine]);
    expect(await run(user, command, asked, folder)).toEqual([]);
    expect(await run(other, command, [theirs], await folderOf(other))).toEqual([theirs]);
  });
});

it('tells open pages of each kind that was changed, once', async () => {
  const user = await newUser();
  const ids = [await finished(user), await finished(user)];
  await admin`delete from event where user_id = ${user.id}`;

  await run(user, 'remove', ids);

  expect(await admin`select payload ->> 'kind' as kind from event where user_id = ${user.id}`).toEqual([
    { kind: 'image' },
  ]);
});

it('takes a failed or cancelled item that is dismissed out of every list, until it is taken back', async () => {
  const user = await newUser();
  const id = await cancelled(user);
  expect((await list(user, '?failed=true')).items).toMatchObject([
    { id, isCancelled: true, status: 'failed' },
  ]);
  expect((await list(user)).ids).toEqual([]);

  await run(user, 'dismiss', [id]);

  for (const query of ['', '?failed=true', '?bin=true']) expect((await list(user, query)).ids).toEqual([]);
  expect((await ask(user, 'GET', '/api/generations')).body).toEqual([]);
  expect(await run(user, 'restore', [id])).toEqual([id]);
  expect((await list(user, '?failed=true')).ids).toEqual([id]);
});

it('refuses more than 500 items, an unknown command and a folder that is not the caller’s', async () => {
  const [user, other] = [await newUser(), await newUser()];
  const id = await finished(user);
  const theirs = await ask<{ id: string }>(other, 'POST', '/api/library/folders', { name: 'Foxes' });
  const post = (json: object) => ask(user, 'POST', '/api/library/commands', json);

  expect((await post({ command: 'remove', ids: Array.from({ length: 501 }, () => id) })).status).toBe(400);
  expect((await post({ command: 'sell', ids: [id] })).status).toBe(400);
  expect((await post({ command: 'move', ids: [id], folderId: theirs.body.id })).status).toBe(404);
});

it('limits the changes of a library, and says when it goes on', async () => {
  const user = await newUser();
  const rate = sql.json({ limit: 0, windowSeconds: 60 });
  const change = sql`select run_library_command(${user.tokenHash}, 'remove', '[]', null, ${rate}, ${time.now})`;
  await expect(change).rejects.toMatchObject({ code: 'CR431', detail: '{"seconds": 60}' });
});
