import { schemaOf } from '@aic/contract/schemas';
import { USER } from '@aic/contract/user';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/database/database.ts';
import { createUser, type TestUser } from '../../../test/gateway/factories.ts';
import { createTestGateway } from '../../../test/gateway/gateway.ts';

const { sql, admin } = await createTestDatabase();
const gateway = createTestGateway(sql);
afterAll(() => gateway.stop());

let user: TestUser;
beforeEach(async () => {
  user = await createUser(sql);
});

function patch(changes: unknown, whom: TestUser | null = user) {
  const headers = {
    'content-type': 'application/json',
    ...(whom && { cookie: `sid=${whom.token.toString('base64url')}` }),
  };
  return gateway.request('/api/profile', { method: 'PATCH', headers, body: JSON.stringify(changes) });
}

async function saved(changes: unknown, whom = user) {
  const response = await patch(changes, whom);
  expect(response.status).toBe(200);
  return schemaOf(USER)
    .strict()
    .parse(await response.json());
}

describe('PATCH /api/profile', () => {
  it('[8.profile] saves what is given, leaves the rest, and answers with the user', async () => {
    await saved({ displayName: 'Ada', bio: 'Engines.', location: 'London' });

    const response = await saved({
      displayName: ' Countess ',
      website: 'https://example.com',
      twitterHandle: '@ada',
    });

    expect(response).toMatchObject({
      id: user.id,
      displayName: 'Countess',
      bio: 'Engines.',
      location: 'London',
      website: 'https://example.com',
      twitterHandle: 'ada',
      emailNotifications: true,
      publicProfile: false,
    });
  });

  it('lets files say what was asked and who asked only after that was switched on, each by itself', async () => {
    expect(await saved({})).toMatchObject({ filesSayPrompt: false, filesSayName: false });
    expect(await saved({ filesSayPrompt: true })).toMatchObject({
      filesSayPrompt: true,
      filesSayName: false,
    });
    expect(await saved({ filesSayName: true })).toMatchObject({ filesSayPrompt: true, filesSayName: true });
  });

  it('[8.profile] tells the open pages of the user', async () => {
    await saved({ bio: 'x' });

    const [event] = await sql`select payload from event where user_id = ${user.id} order by seq desc limit 1`;
    expect(event).toEqual({ payload: { type: 'account' } });
  });

  it('takes an empty text for none', async () => {
    await saved({ displayName: 'Ada', website: 'https://example.com' });

    expect(await saved({ displayName: ' ', website: '' })).toMatchObject({
      displayName: null,
      website: null,
    });
  });

  it.each([
    'nonsense',
    'example.com',
    'javascript:alert(1)',
    'ftp://example.com',
    'https://',
    'http://localhost',
  ])('[5.profile.website] refuses %j as a website, with the field', async (website) => {
    const response = await patch({ website });

    expect(response.status).toBe(400);
    await expect(response.json()).resolves.toMatchObject({
      code: 'invalid_request',
      message: 'Please enter a valid URL',
      fields: { website: 'Please enter a valid URL' },
    });
  });

  it('[5.profile.website] takes an empty website', async () => {
    expect((await patch({ website: '' })).status).toBe(200);
  });

  it.each([
    ['isAdmin', { isAdmin: true }],
    ['plan', { plan: 'creator' }],
    ['email', { email: 'x@example.com' }],
    ['id', { id: crypto.randomUUID() }],
  ])('lets no user set %s', async (_, change) => {
    expect((await patch(change)).status).toBe(400);
    expect(await admin`select is_admin, plan, email from app_user where id = ${user.id}`).toMatchObject([
      { is_admin: false, plan: null, email: user.email },
    ]);
  });

  it.each([
    ['displayName', { displayName: 'x'.repeat(101) }, 'Use at most 100 characters'],
    ['bio', { bio: 'x'.repeat(501) }, 'Use at most 500 characters'],
    ['handle', { handle: 'a b' }, 'Use 3 to 30 letters, digits and hyphens'],
    ['handle', { handle: '-abc' }, 'Use 3 to 30 letters, digits and hyphens'],
  ])('says what is wrong with a %s', async (field, change, text) => {
    const response = await patch(change);

    expect(response.status).toBe(400);
    await expect(response.json()).resolves.toMatchObject({ fields: { [field]: text } });
  });

  it('stores half of a cut emoji as the sign for it, and refuses a NUL', async () => {
    expect(await saved({ bio: 'a\ud83c' })).toMatchObject({ bio: 'a\ufffd' });
    expect((await patch({ bio: 'a\u0000b' })).status).toBe(400);
  });

  it('changes no user when signed out, and no other user', async () => {
    const other = await createUser(sql);

    expect((await patch({ bio: 'x' }, null)).status).toBe(401);
    await saved({ bio: 'mine' }, other);

    expect(await saved({})).toMatchObject({ bio: null });
  });
});

describe('a handle', () => {
  it('belongs to one user, whatever its case', async () => {
    const other = await createUser(sql);
    await saved({ handle: 'Ada-Lovelace' }, other);

    const response = await patch({ handle: 'ada-lovelace', bio: 'not saved' });

    expect(response.status).toBe(409);
    await expect(response.json()).resolves.toMatchObject({
      code: 'conflict',
      fields: { handle: 'This handle is taken' },
    });
    expect(await saved({})).toMatchObject({ handle: null, bio: null });
  });

  it('goes to one of two who want it at the same time', async () => {
    const other = await createUser(sql);

    const responses = await Promise.all([patch({ handle: 'wanted' }), patch({ handle: 'wanted' }, other)]);

    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it.each([
    ['Zoë Müller', /^zoe-muller-\d{4,5}$/],
    ['..Ada   Lovelace!!', /^ada-lovelace-\d{4,5}$/],
    ['愛達', /^studio-\d{4,5}$/],
    ['x'.repeat(100), /^x{20}-\d{4,5}$/],
  ])('is made of the name %j when a page becomes public without one', async (displayName, handle) => {
    expect(await saved({ displayName, publicProfile: true })).toMatchObject({
      publicProfile: true,
      handle: expect.stringMatching(handle),
    });
  });

  it('is made of nothing of the address when there is no name, and then stays', async () => {
    const { handle } = await saved({ publicProfile: true });
    expect(handle).toMatch(/^studio-\d{4,5}$/);

    await saved({ publicProfile: false });
    expect(await saved({ displayName: 'Ada', publicProfile: true })).toMatchObject({ handle });
  });
});
