import { afterAll, beforeEach, expect, it } from 'vitest';
import { createTestDatabase } from '../../test/database/database.ts';
import { createUser, type TestUser } from '../../test/gateway/factories.ts';
import { createTestGateway } from '../../test/gateway/gateway.ts';
import { parseConfig } from '../platform/config/config.ts';
import { syncAdmins } from './admin.repo.ts';

const CODE = '3F9A-01BC-77DE';
const { sql, admin: owner } = await createTestDatabase();
const config = { ...parseConfig({ LOG_LEVEL: 'silent' }), adminCode: CODE };
const gateway = createTestGateway(sql, {}, { config });
const withoutCode = createTestGateway(sql);
afterAll(() => {
  gateway.stop();
  withoutCode.stop();
});

beforeEach(async () => {
  await owner`update app_user set admin_by_code_at = null`;
  await owner`delete from rate_limit`;
  await syncAdmins(sql, []);
});

const show = async (user: TestUser, code: string, at = gateway) => {
  const headers = { cookie: `sid=${user.token.toString('base64url')}` };
  return (await at.post('/api/account/first-admin', { code }, { headers })).status;
};
const isAdmin = async ({ id }: TestUser) =>
  (await sql<[{ is_admin: boolean }]>`select is_admin from app_user where id = ${id}`)[0].is_admin;

it('makes who shows the code the admin, writes it down, and outlives a start', async () => {
  const user = await createUser(sql);

  expect(await show(user, ` ${CODE.toLowerCase()} `)).toBe(200);
  await syncAdmins(sql, []);
  // A confirmation or another address must not end it.
  await owner`update app_user set email_verified_at = now() where id = ${user.id}`;

  expect(await isAdmin(user)).toBe(true);
  expect(await sql`select act from admin_act where user_id = ${user.id}`).toEqual([{ act: 'first admin' }]);
});

it('opens nothing by another code, without one, or to a second user, of two at once also', async () => {
  const users = [await createUser(sql), await createUser(sql), await createUser(sql)] as const;
  expect(await show(users[0], '3F9A-01BC-77DF')).toBe(403);
  expect(await show(users[0], CODE, withoutCode)).toBe(403);

  const statuses = await Promise.all([show(users[0], CODE), show(users[1], CODE)]);

  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 403]);
  expect(await show(users[2], CODE)).toBe(403);
  expect(await isAdmin(users[2])).toBe(false);
});

it('gives way to configured addresses, and opens nothing beside them', async () => {
  const user = await createUser(sql);
  await show(user, CODE);

  await syncAdmins(sql, ['boss@example.com']);

  expect(await isAdmin(user)).toBe(false);
  expect(await show(user, CODE), 'before the configured admin has an account').toBe(403);
});

it('is not found by trying', async () => {
  const users = [await createUser(sql), await createUser(sql)] as const;
  for (let tries = 0; tries < 10; tries += 1) await show(users[tries % 2 === 0 ? 0 : 1], 'AAAA');

  expect(await show(users[0], CODE)).toBe(429);
});
