import type { Generation } from '@aic/contract';
import { schemaOf } from '@aic/contract/schemas';
import { SHARE_LINK } from '@aic/contract/sharing';
import { beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../test/database/database.ts';
import { createUser, startGeneration, type TestUser } from '../../test/gateway/factories.ts';
import { finishItem } from '../../test/generations/finished-item.ts';
import { openLibrary } from '../../test/generations/library-gateway.ts';
import { shareItem } from '../../test/generations/share-item.ts';
import { hashRandomToken } from '../identity/auth/random-token.ts';
import { SHARING_SWEEPS } from './sharing-tasks.ts';

const database = await createTestDatabase();
const { sql, admin } = database;
const { gateway, ask, time, run } = await openLibrary(database);
const NOW = new Date('2030-01-01T00:00:00Z');
const HOUR_MS = 3_600_000;

let owner: TestUser;
let id: string;
beforeEach(async () => {
  time.now = NOW;
  owner = await createUser(sql, { now: NOW });
  id = await finishItem(sql, owner, { now: NOW });
});

const path = () => `/api/generations/${id}/share`;
const share = (request = {}) => shareItem(gateway, owner, id, request);
const statusOf = async (page: string) => (await gateway.request(page)).status;
const item = async () => (await ask<Generation>(owner, 'GET', `/api/library/items/${id}`)).body;

describe('PUT /api/generations/{id}/share', () => {
  it('gives a link that its owner can read again and everybody can open', async () => {
    const { path: page, ...link } = await share({ withRecipe: true });

    expect(link).toEqual({
      url: expect.stringMatching(/\/s\/[\w-]{43}$/),
      expiresAt: null,
      withRecipe: true,
      withLabel: true,
    });
    const again = await ask(owner, 'GET', path());
    expect(schemaOf(SHARE_LINK).strict().parse(again.body)).toEqual(link);
    expect(await statusOf(page)).toBe(200);
    expect(await item()).toMatchObject({ isShared: true });
  });

  it('keeps nothing in the database that opens it', async () => {
    const { url } = await share();
    const token = url.slice(-43);

    const [row] = await admin<[{ seed: Buffer; tokenHash: Buffer }]>`
      select seed, token_hash as "tokenHash" from share_link where user_id = ${owner.id}`;
    expect(row.tokenHash).toEqual(hashRandomToken(token));
    for (const kept of [row.seed, row.tokenHash]) {
      expect(kept).not.toEqual(Buffer.from(token, 'base64url'));
      expect(await statusOf(`/s/${kept.toString('base64url')}`)).toBe(404);
    }
  });

  it('changes a link that is good, and keeps its address', async () => {
    const { url } = await share();
    const expiresAt = new Date(NOW.getTime() + HOUR_MS).toISOString();

    expect(await share({ withRecipe: true, expiresAt })).toMatchObject({ url, withRecipe: true, expiresAt });
    expect(await share({ withLabel: false })).toMatchObject({ url, withLabel: false });
    // Of a page of the release before, which knows no label.
    expect(await share({ withRecipe: true })).toMatchObject({ url, withLabel: false });
    await expect(admin`select from share_link where user_id = ${owner.id}`).resolves.toHaveLength(1);
  });

  it('gives another link in place of one that has expired, which stays closed', async () => {
    const old = await share({ expiresAt: new Date(NOW.getTime() + HOUR_MS).toISOString() });
    time.now = new Date(NOW.getTime() + HOUR_MS);
    expect((await ask(owner, 'GET', path())).status).toBe(404);

    const next = await share();

    expect(next.url).not.toBe(old.url);
    expect([await statusOf(old.path), await statusOf(next.path)]).toEqual([404, 200]);
  });

  it('takes no time that is over, and no item that is not finished', async () => {
    const past = await ask(owner, 'PUT', path(), { withRecipe: false, expiresAt: NOW.toISOString() });
    expect(past).toMatchObject({ status: 400, body: { fields: { expiresAt: expect.any(String) } } });
    for (const expiresAt of ['0000-01-01T00:00:00Z', '9999-12-31T23:59:59-23:59']) {
      expect((await ask(owner, 'PUT', path(), { withRecipe: false, expiresAt })).status).toBe(400);
    }

    const running = await startGeneration(sql, owner, { now: NOW });
    const response = await ask(owner, 'PUT', `/api/generations/${running}/share`, { withRecipe: false });
    expect(response).toMatchObject({ status: 409, body: { message: 'Only finished items can be shared.' } });
  });

  it('is limited like other changes of the library', async () => {
    await sql`select take_rate_limits(${sql.json([
      { key: `library:${owner.id}`, limit: 1, windowSeconds: 300 },
    ])}, ${NOW})`;
    await admin`update rate_limit set count = 300 where key = ${`library:${owner.id}`}`;

    expect((await ask(owner, 'PUT', path(), { withRecipe: false })).status).toBe(429);
  });
});

describe('a link ends for good', () => {
  it('when its owner switches it off; the next is another one', async () => {
    const old = await share();
    for (const _ of ['once', 'again']) expect((await ask(owner, 'DELETE', path())).status).toBe(204);

    expect((await ask(owner, 'GET', path())).status).toBe(404);
    expect(await item()).toMatchObject({ isShared: false });
    const next = await share();
    expect(next.url).not.toBe(old.url);
    expect(await statusOf(old.path)).toBe(404);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['a command', () => run(owner, 'remove', [id])],
    ['its own call', () => ask(owner, 'DELETE', `/api/generations/${id}`)],
  ])('when its item is removed by %s; to restore it does not bring it back', async (_, remove) => {
    const { path: page } = await share();
    await remove();
    expect(await statusOf(page)).toBe(404);

    await run(owner, 'restore', [id]);

    expect(await statusOf(page)).toBe(404);
    expect(await item()).toMatchObject({ isShared: false });
  });

  it('when its account is handed over to the owner of the address', async () => {
    const { path: page } = await share();

    await admin`select hand_over_account(${owner.id}, ${owner.email}, null, null, ${NOW})`;

    expect(await statusOf(page)).toBe(404);
    await expect(admin`select from share_link where user_id = ${owner.id}`).resolves.toEqual([]);
  });
});

it('links that have expired and reports of a year ago are forgotten by a sweep', async () => {
  const { path: page } = await share({ expiresAt: new Date(NOW.getTime() + HOUR_MS).toISOString() });
  await gateway.request(`${page}/report`, { method: 'POST', body: new URLSearchParams({ reason: 'spam' }) });
  const sweep = SHARING_SWEEPS.find(({ name }) => name === 'ended links and old reports');
  const left = async () => [
    (await admin`select from share_link where user_id = ${owner.id}`).length,
    (await admin`select from report where user_id = ${owner.id}`).length,
  ];

  await sweep?.run(sql, NOW);
  expect(await left()).toEqual([1, 1]);
  await sweep?.run(sql, new Date(NOW.getTime() + HOUR_MS));
  expect(await left()).toEqual([0, 1]);
  await sweep?.run(sql, new Date('2031-01-01T00:00:00Z'));
  expect(await left()).toEqual([0, 0]);
});
