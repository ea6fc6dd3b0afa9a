import { schemaOf } from '@aic/contract/schemas';
import { USER } from '@aic/contract/user';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/database/database.ts';
import { balanceOf } from '../../../test/gateway/factories.ts';
import { createTestGateway, sessionCookieOf } from '../../../test/gateway/gateway.ts';

const { sql, admin } = await createTestDatabase();
const gateway = createTestGateway(sql);
afterAll(() => gateway.stop());

const PASSWORD = 'correct horse battery';
const newEmail = (): string => `${crypto.randomUUID()}@example.com`;
const whoAmI = (cookie: string): Promise<Response> =>
  gateway.request('/api/auth/user', { headers: { cookie } });

describe('a registration that is sent again with its key', () => {
  const registerWith = (key: string, email: string, password = PASSWORD) =>
    gateway.post('/api/register', { email, password }, { headers: { 'idempotency-key': key } });

  it('makes one account and signs in to it, also when both come at once', async () => {
    const email = newEmail();
    const responses = await Promise.all([registerWith('press-1', email), registerWith('press-1', email)]);
    responses.push(await registerWith('press-1', email));

    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    const users = await Promise.all(
      responses.map(async (response) => schemaOf(USER).parse(await response.json())),
    );
    const [user] = users;
    expect(new Set(users.map(({ id }) => id)).size).toBe(1);
    await expect(balanceOf(sql, user?.id ?? '')).resolves.toBe(500);
    await expect(admin`select from mail where user_id = ${user?.id ?? ''}`).resolves.toHaveLength(1);
    for (const response of responses) expect((await whoAmI(sessionCookieOf(response))).status).toBe(200);
  });

  it('opens nothing to who knows the key and not the password', async () => {
    const email = newEmail();
    await registerWith('press-2', email);

    const response = await registerWith('press-2', email, 'another password');

    expect(response.status).toBe(422);
    await expect(response.json()).resolves.toMatchObject({ code: 'idempotency_mismatch' });
    expect(sessionCookieOf(response)).toBe('');
  });

  it('is refused with another key: the address is taken, also for a caller who knows its password', async () => {
    const email = newEmail();
    await registerWith('press-3', email);

    const response = await registerWith('press-4', email);

    expect(response.status).toBe(400);
    await expect(response.json()).resolves.toMatchObject({ code: 'email_taken' });
  });
});
