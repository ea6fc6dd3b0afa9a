import { type Template, TEMPLATES_MAX } from '@aic/contract/templates';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/database/database.ts';
import { createUser, type TestUser } from '../../../test/gateway/factories.ts';
import { openLibrary } from '../../../test/generations/library-gateway.ts';

const db = await createTestDatabase();
const { sql, admin } = db;
const { ask, time } = await openLibrary(db);
const newUser = () => createUser(sql, { now: time.now });
const save = (user: TestUser | null, text: string, kind = 'image') =>
  ask<Template & { message: string }>(user, 'POST', '/api/templates', { kind, text });
const listOf = async (user: TestUser) => (await ask<Template[]>(user, 'GET', '/api/templates')).body;

it('is kept for its kind and its user, the newest first', async () => {
  const [user, other] = [await newUser(), await newUser()];
  await save(user, '  A [bird] at dawn ');
  await save(user, 'A song about [someone]', 'music');
  await save(other, 'Mine');

  expect((await listOf(user)).map(({ kind, text }) => [kind, text])).toEqual([
    ['music', 'A song about [someone]'],
    ['image', 'A [bird] at dawn'],
  ]);
});

it('is there once, however often it is kept', async () => {
  const user = await newUser();
  const responses = await Promise.all([1, 2, 3].map(() => save(user, 'A [bird]')));
  expect(new Set(responses.map(({ body }) => body.id)).size).toBe(1);
  expect(await listOf(user)).toHaveLength(1);
  expect((await save(user, 'A [bird]', 'video')).body.id).not.toBe(responses[0]?.body.id);
});

it.each([
  ['', 'image'],
  ['x'.repeat(4001), 'image'],
  ['A bird', 'sculpture'],
])('is refused when it cannot be used (%#)', async (text, kind) => {
  const user = await newUser();
  expect((await save(user, text, kind)).status).toBe(400);
  expect(await listOf(user)).toEqual([]);
});

it('is gone when it is removed, and only its user can do that', async () => {
  const [user, other] = [await newUser(), await newUser()];
  const { id } = (await save(user, 'A [bird]')).body;
  const remove = (by: TestUser) => ask(by, 'DELETE', `/api/templates/${id}`);

  expect((await remove(other)).status).toBe(404);
  expect((await remove(user)).status).toBe(204);
  expect((await remove(user)).status).toBe(404);
  expect(await listOf(user)).toEqual([]);
});

it('is one of 100 at most, and the refusal says so', async () => {
  const user = await newUser();
  await admin`
    insert into template (user_id, kind, text, created_at)
    select ${user.id}, 'image', 'number ' || n, now() from generate_series(1, ${TEMPLATES_MAX}) n`;
  const refused = await save(user, 'one more');
  expect(refused.status).toBe(409);
  expect(refused.body.message).toContain('100 templates');
  expect((await save(user, 'number 7')).status).toBe(200);
});

it('asks for a session', async () => {
  expect((await save(null, 'A [bird]')).status).toBe(401);
  expect((await ask(null, 'GET', '/api/templates')).status).toBe(401);
});
