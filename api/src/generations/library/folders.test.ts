import { FOLDERS_MAX, type LibrarySummary } from '@aic/contract/library';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/database/database.ts';
import { createUser, type TestUser } from '../../../test/gateway/factories.ts';
import { finishItem } from '../../../test/generations/finished-item.ts';
import { openLibrary } from '../../../test/generations/library-gateway.ts';

const db = await createTestDatabase();
const { sql, admin } = db;
const { ask, list, run, time } = await openLibrary(db);
const newUser = () => createUser(sql, { now: time.now });
const make = (user: TestUser, name: string) =>
  ask<{ id: string; name: string; message: string }>(user, 'POST', '/api/library/folders', { name });

it('has a name of its user’s own, whatever the case of its letters', async () => {
  const [user, other] = [await newUser(), await newUser()];
  const made = await make(user, '  Füchse ');
  expect(made).toMatchObject({ status: 200, body: { name: 'Füchse' } });

  expect(await make(user, 'FÜCHSE')).toMatchObject({
    status: 409,
    body: { fields: { name: expect.any(String) } },
  });
  expect((await make(other, 'Füchse')).status).toBe(200);
  const rename = (name: string) => ask(user, 'PATCH', `/api/library/folders/${made.body.id}`, { name });
  expect((await rename('füchse')).status).toBe(200);
  await make(user, 'Birds');
  expect((await rename('birds')).status).toBe(409);
  const { folders } = (await ask<LibrarySummary>(user, 'GET', '/api/library/summary')).body;
  expect(folders.map(({ name }) => name)).toEqual(['Birds', 'füchse']);
});

it.each(['', '   ', 'x'.repeat(61)])('is refused under the name %j', async (name) => {
  expect(await make(await newUser(), name)).toMatchObject({
    status: 400,
    body: { fields: { name: expect.any(String) } },
  });
});

it('leaves its items where they are when it is removed, also those in the bin', async () => {
  const user = await newUser();
  const { id } = (await make(user, 'Birds')).body;
  const items = [
    await finishItem(sql, user, { now: time.now }),
    await finishItem(sql, user, { now: time.now }),
  ];
  await run(user, 'move', items, id);
  await run(user, 'remove', items.slice(0, 1));

  expect((await ask(user, 'DELETE', `/api/library/folders/${id}`)).status).toBe(204);

  await run(user, 'restore', items);
  expect((await list(user, '?folder=none')).ids.toSorted()).toEqual(items.toSorted());
  expect((await ask(user, 'DELETE', `/api/library/folders/${id}`)).status).toBe(404);
});

it('is one of 200 at most, and the refusal says so', async () => {
  const user = await newUser();
  await admin`
    insert into folder (user_id, name, created_at)
    select ${user.id}, 'folder ' || n, now() from generate_series(1, ${FOLDERS_MAX}) n`;

  expect(await make(user, 'One more')).toMatchObject({
    status: 409,
    body: { message: 'You have 200 folders, and more are not possible. Remove one first.' },
  });
});
