import { schemaOf } from '@aic/contract/schemas';
import { LINKED_PROVIDER } from '@aic/contract/security';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/database/database.ts';
import { createUser, insertTestPasskey, type TestUser } from '../../../test/gateway/factories.ts';
import { createTestGateway } from '../../../test/gateway/gateway.ts';

const { sql, admin } = await createTestDatabase();
const ISSUER = 'https://id.example.com';
const gateway = createTestGateway(sql, {
  OIDC_ISSUER: ISSUER,
  OIDC_CLIENT_ID: 'studio',
  OIDC_CLIENT_SECRET: 'secret',
  OIDC_NAME: 'Example',
});
afterAll(() => gateway.stop());

const NOW = new Date('2030-01-01T00:00:00Z');
let user: TestUser;
beforeEach(async () => {
  user = await createUser(sql);
  await link(user, `${ISSUER}/`);
});

const link = (whose: TestUser, issuer: string) => admin`
  insert into external_identity (issuer, subject, user_id, created_at)
    values (${issuer}, ${whose.id}, ${whose.id}, ${NOW})`;
const setPassword = () => admin`update app_user set password_hash = 'hash' where id = ${user.id}`;
const ask = (method: string, path = '', whose: TestUser | null = user) =>
  gateway.request(`/api/account/providers${path}`, {
    method,
    headers: whose ? { cookie: `sid=${whose.token.toString('base64url')}` } : {},
  });
const list = async () =>
  schemaOf(LINKED_PROVIDER)
    .array()
    .parse(await (await ask('GET')).json());
const idOf = async () => `/${(await list())[0]?.id}`;

it('lists by their names the providers that sign the caller in, and no other user’s', async () => {
  await link(user, 'https://old.example.org');
  await link(await createUser(sql), ISSUER);

  const linked = await list();
  expect(linked.map(({ name }) => name).toSorted()).toEqual(['Example', 'old.example.org']);
  expect(linked.map(({ linkedAt }) => linkedAt)).toEqual([NOW.toISOString(), NOW.toISOString()]);
  expect((await ask('GET', '', null)).status).toBe(401);
});

it('unlinks one where there is a password, and tells its user by mail', async () => {
  await setPassword();
  const id = await idOf();

  expect((await ask('DELETE', id)).status).toBe(200);

  expect(await list()).toEqual([]);
  await expect(
    admin`select payload from mail where user_id = ${user.id} and kind = 'provider-unlinked'`,
  ).resolves.toEqual([{ payload: { issuer: `${ISSUER}/` } }]);
  expect((await ask('DELETE', id)).status).toBe(404);
});

it('unlinks one where there is a passkey', async () => {
  await insertTestPasskey(admin, user.id);

  expect((await ask('DELETE', await idOf())).status).toBe(200);
});

it('never unlinks the last way in, also when another provider is linked that may be offered no more', async () => {
  await link(user, 'https://old.example.org');
  const refused = await ask('DELETE', await idOf());

  expect(refused.status).toBe(409);
  await expect(refused.json()).resolves.toMatchObject({
    message: expect.stringContaining('only way to sign in'),
  });
  expect(await list()).toHaveLength(2);
});

it('leaves the providers of others alone', async () => {
  await setPassword();
  const stranger = await createUser(sql);
  await admin`update app_user set password_hash = 'hash' where id = ${stranger.id}`;

  expect((await ask('DELETE', await idOf(), stranger)).status).toBe(404);
  expect((await ask('DELETE', await idOf(), null)).status).toBe(401);
  expect(await list()).toHaveLength(1);
});
