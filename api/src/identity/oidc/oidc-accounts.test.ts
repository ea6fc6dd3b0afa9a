import { schemaOf } from '@aic/contract/schemas';
import { USER } from '@aic/contract/user';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/database/database.ts';
import { insertTestPasskey, startGeneration } from '../../../test/gateway/factories.ts';
import { createTestGateway, sessionCookieOf } from '../../../test/gateway/gateway.ts';
import { finishItem, sentPicture } from '../../../test/generations/finished-item.ts';
import { startMockIssuer } from '../../../test/identity/mock-issuer.ts';
import { beginAtProvider, navigate } from '../../../test/identity/oidc-browser.ts';
import { hashRandomToken } from '../auth/random-token.ts';

const { sql, admin } = await createTestDatabase();
const issuer = await startMockIssuer();
const gateway = createTestGateway(sql, issuer.environment);
afterAll(() => {
  gateway.stop();
  issuer.stop();
});

const PASSWORD = 'correct horse battery';
let email: string;
beforeEach(async () => {
  await admin`delete from rate_limit`;
  email = `${crypto.randomUUID()}@example.com`;
  issuer.user = { sub: email, email, email_verified: true, given_name: 'Ada', family_name: 'Lovelace' };
  issuer.userInfo = {};
});

/** A whole sign-in at the provider. @param own the session that this browser has already */
async function signIn(returnTo = '/', own = '') {
  const { callback, cookie } = await beginAtProvider(gateway, issuer, returnTo);
  return navigate(gateway, callback, own === '' ? cookie : `${cookie}; ${own}`);
}

async function userOf(session: string | null) {
  const response = await gateway.request('/api/auth/user', { headers: { cookie: session ?? '' } });
  return response.status === 200 ? schemaOf(USER).parse(await response.json()) : null;
}

const register = async () =>
  sessionCookieOf(await gateway.post('/api/register', { email, password: PASSWORD }));
const logIn = async () => (await gateway.post('/api/login', { email, password: PASSWORD })).status;
/** The mails that the owner gets, once for each provider. */
const linkMails = () =>
  admin`
    select (payload -> 'isHandedOver')::boolean as "isHandedOver" from mail
    where recipient = ${email} and kind = 'provider-linked'`;
const confirm = () => admin`update app_user set email_verified_at = now() where email = ${email}`;

describe('a user who is new', () => {
  it('[2.auth.provider] has an account with its credits, a confirmed address and no password', async () => {
    const { location, session } = await signIn('/music?x=1');

    expect(location).toBe('/music?x=1');
    const user = await userOf(session);
    expect(user).toMatchObject({ email, firstName: 'Ada', lastName: 'Lovelace', isEmailVerified: true });
    await expect(sql`select credit.balance(${user?.id ?? ''}, now()) as credits`).resolves.toEqual([
      { credits: 500 },
    ]);
    expect(await logIn()).toBe(401);
  });

  it('is the same one the next time, also when their address there has changed', async () => {
    const first = await userOf((await signIn()).session);
    issuer.user = { ...issuer.user, email: `new-${email}`, email_verified: false };

    expect(await userOf((await signIn()).session)).toEqual(first);
  });

  it('is one account when they come twice at the same time', async () => {
    const sessions = await Promise.all([signIn(), signIn(), signIn()]);

    const ids = await Promise.all(sessions.map(async ({ session }) => (await userOf(session))?.id));
    expect(new Set(ids).size).toBe(1);
    expect(ids[0]).toBeDefined();
  });

  it('may have their address given outside the token', async () => {
    issuer.user = { sub: email };
    issuer.userInfo = { email, email_verified: true };

    expect(await userOf((await signIn()).session)).toMatchObject({ email });
  });
});

describe('an account of the same address', () => {
  it('is linked when its address is confirmed: password and sessions stay', async () => {
    const own = await register();
    await confirm();

    const { session } = await signIn();

    expect((await userOf(session))?.id).toBe((await userOf(own))?.id);
    expect(await logIn()).toBe(200);
    await signIn();
    await expect(linkMails()).resolves.toEqual([{ isHandedOver: false }]);
  });

  it('is found whatever the case of the address', async () => {
    const own = await register();
    await confirm();
    issuer.user = { ...issuer.user, email: email.toUpperCase() };

    expect((await userOf((await signIn()).session))?.id).toBe((await userOf(own))?.id);
  });

  it('is handed over when its address never was: what its maker knows and holds is dead', async () => {
    const attacker = await register();
    const [row] = await admin<[{ id: string }]>`select id from app_user where email = ${email}`;
    await insertTestPasskey(admin, row.id);
    await gateway.post('/api/password/forgot', { email });

    const { session } = await signIn();

    expect(await userOf(session)).toMatchObject({ email, isEmailVerified: true });
    expect(await userOf(attacker)).toBeNull();
    expect(await logIn()).toBe(401);
    await expect(linkMails()).resolves.toEqual([{ isHandedOver: true }]);
    for (const table of ['known_network', 'passkey']) {
      expect(await admin`select from ${admin(table)} where user_id = ${row.id}`).toHaveLength(0);
    }
  });

  it('is handed over without what its maker showed under the address: names, links, handle, page and items', async () => {
    const squatter = await register();
    const token = squatter.slice('sid='.length);
    const [row] = await admin<[{ id: string }]>`select id from app_user where email = ${email}`;
    const handle = `squatter-${row.id.slice(-8)}`;
    await gateway.request('/api/profile', {
      method: 'PATCH',
      headers: { cookie: squatter, 'content-type': 'application/json' },
      body: JSON.stringify({
        displayName: 'Not Ada',
        bio: 'Lies',
        location: 'Elsewhere',
        website: 'https://evil.example',
        twitterHandle: 'evil',
        emailNotifications: false,
        publicProfile: true,
        handle,
      }),
    });
    const user = { id: row.id, email, token: Buffer.alloc(0), tokenHash: hashRandomToken(token) };
    const item = await finishItem(sql, user);
    await sql`select publish_generation(${user.tokenHash}, ${item}, true, now())`;
    expect((await gateway.request(`/api/users/${handle}`)).status).toBe(200);

    const owner = await userOf((await signIn()).session);

    expect(owner).toMatchObject({
      firstName: 'Ada',
      lastName: 'Lovelace',
      displayName: null,
      bio: null,
      location: null,
      website: null,
      twitterHandle: null,
      emailNotifications: true,
      publicProfile: false,
      handle: null,
    });
    expect((await gateway.request(`/api/users/${handle}`)).status).toBe(404);
    expect(
      await admin`select from generation where user_id = ${row.id} and published_at is not null`,
    ).toHaveLength(0);
  });

  it('is handed over with nothing of its maker in the bin, among dismissed items or in folders', async () => {
    const maker = await register();
    const [row] = await admin<[{ id: string }]>`select id from app_user where email = ${email}`;
    const user = {
      id: row.id,
      email,
      token: Buffer.alloc(0),
      tokenHash: hashRandomToken(maker.slice('sid='.length)),
    };
    const removed = await finishItem(sql, user, { prompt: 'removed by its maker' });
    const kept = await finishItem(sql, user, { request: { image: sentPicture() } });
    const dismissed = await startGeneration(sql, user, { prompt: 'dismissed by its maker' });
    await sql`select cancel_generation(${user.tokenHash}, ${dismissed}, now())`;
    const send = (path: string, body: object) => gateway.post(path, body, { headers: { cookie: maker } });
    const { id: folderId } = (await (await send('/api/library/folders', { name: 'Lies' })).json()) as {
      id: string;
    };
    await send('/api/templates', { kind: 'image', text: 'A template of its maker' });
    await send('/api/library/commands', { command: 'move', ids: [kept], folderId });
    await send('/api/library/commands', { command: 'favourite', ids: [kept] });
    await send('/api/library/commands', { command: 'remove', ids: [removed] });
    await send('/api/library/commands', { command: 'dismiss', ids: [dismissed] });

    const { session } = await signIn();

    const ask = async (path: string): Promise<unknown> =>
      (await gateway.request(path, { headers: { cookie: session ?? '' } })).json();
    expect(await ask('/api/library?bin=true')).toEqual([]);
    expect(await ask('/api/library')).toMatchObject([{ id: kept, isFavourite: false, folderId: null }]);
    expect(await ask('/api/library/summary')).toMatchObject({ bin: 0, favourites: 0, folders: [] });
    expect(await ask('/api/templates')).toEqual([]);
    expect(await ask('/api/uploads')).toEqual([]);
    const blank = await admin`
      select prompt, output from generation where id in (${removed}, ${dismissed}) and purged_at is not null`;
    expect([...blank]).toEqual([
      { prompt: '', output: null },
      { prompt: '', output: null },
    ]);
    expect(
      await admin`select from asset where user_id = ${row.id} and generation_id = ${removed}`,
    ).toHaveLength(0);
  });

  it('keeps all of that when its address is confirmed', async () => {
    const own = await register();
    await confirm();
    const body = JSON.stringify({ displayName: 'Countess', publicProfile: true });
    const headers = { cookie: own, 'content-type': 'application/json' };
    await gateway.request('/api/profile', { method: 'PATCH', headers, body });

    expect(await userOf((await signIn()).session)).toMatchObject({
      displayName: 'Countess',
      publicProfile: true,
    });
  });

  it('is not opened by another person to whom the provider has given the address', async () => {
    const owner = (await signIn()).session;
    issuer.user = { ...issuer.user, sub: 'the next owner of the address' };

    expect(await signIn()).toMatchObject({ location: '/auth?problem=other-identity', session: null });
    expect(await userOf(owner)).not.toBeNull();
  });

  it('stays closed when it is blocked', async () => {
    await signIn();
    await admin`update app_user set blocked_at = now() where email = ${email}`;

    expect(await signIn()).toMatchObject({ location: '/auth?problem=blocked', session: null });
  });
});

describe('the session', () => {
  it('replaces the one that this browser had', async () => {
    const own = await register();
    await confirm();

    const { session } = await signIn('/', own);

    expect(session).not.toBe(own);
    expect(await userOf(own)).toBeNull();
    expect(await userOf(session)).not.toBeNull();
  });

  it.each(['//evil.example', 'https://evil.example', '/\\evil.example', 'javascript:alert(1)'])(
    'begins on this site, whatever is asked for: %s',
    async (returnTo) => {
      expect((await signIn(returnTo)).location).toBe('/');
    },
  );
});

it('[2.auth.provider] names the provider to the sign-in page', async () => {
  await expect((await gateway.request('/api/auth/options')).json()).resolves.toEqual({
    provider: { id: 'oidc', name: 'Mock', isSandbox: false },
  });
});

describe('an account that its user has deleted', () => {
  it.each(['known here before', 'known by its address only'])('is not signed in to: %s', async (how) => {
    const first = how === 'known here before' ? (await signIn()).session : await register();
    const user = await userOf(first);
    await admin`update app_user set closes_at = now() + interval '1 day' where email = ${email}`;
    await admin`delete from session`;

    const { location, session } = await signIn();

    expect([location, session]).toEqual(['/auth?problem=closed', null]);
    await expect(admin`select 1 from session where user_id = ${user?.id ?? ''}`).resolves.toEqual([]);
    await expect(
      admin`select password_hash is null as "isExternal" from app_user where email = ${email}`,
    ).resolves.toEqual([{ isExternal: how === 'known here before' }]);
  });
});
