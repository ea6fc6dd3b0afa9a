import { hash } from '@node-rs/argon2';
import { afterAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/database/database.ts';
import { createTestGateway, sessionCookieOf } from '../../../test/gateway/gateway.ts';

const { sql, admin } = await createTestDatabase();
const gateway = createTestGateway(sql);
afterAll(() => gateway.stop());

const COMPOSED = 'crème brûlée'.normalize('NFC');
const DECOMPOSED = COMPOSED.normalize('NFD');

async function register(email: string, password: string): Promise<string> {
  return sessionCookieOf(await gateway.post('/api/register', { email, password }));
}
const logIn = async (email: string, password: string) =>
  (await gateway.post('/api/login', { email, password })).status;

it('a password is taken in another form of Unicode than the one it was set in', async () => {
  const email = 'ada@example.com';
  await register(email, DECOMPOSED);

  expect(await logIn(email, COMPOSED)).toBe(200);
  expect(await logIn(email, 'creme brulee')).toBe(401);
});

it('one that was hashed as it was typed is taken in that form, and in every form from then on', async () => {
  const email = 'grace@example.com';
  const cookie = await register(email, 'another password');
  const old = await hash(DECOMPOSED, { memoryCost: 64, timeCost: 1 });
  await admin`update app_user set password_hash = ${old} where email = ${email}`;

  const statuses = [];
  for (const typed of [COMPOSED, DECOMPOSED, COMPOSED, DECOMPOSED]) statuses.push(await logIn(email, typed));

  expect(statuses).toEqual([401, 200, 200, 200]);
  // The same password: no session ends, and nobody is told.
  expect((await gateway.request('/api/auth/user', { headers: { cookie } })).status).toBe(200);
  expect(await sql`select from mail where recipient = ${email} and kind = 'password-changed'`).toHaveLength(
    0,
  );
});
