import { REPORTED_THING, type ReportedThing } from '@aic/contract/admin';
import { schemaOf } from '@aic/contract/schemas';
import { beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../test/database/database.ts';
import { createUser, type TestUser } from '../../test/gateway/factories.ts';
import { fileOf, finishItem } from '../../test/generations/finished-item.ts';
import { openLibrary } from '../../test/generations/library-gateway.ts';
import { shareItem } from '../../test/generations/share-item.ts';

const database = await createTestDatabase();
const { sql, admin } = database;
const { gateway, ask, time, storage } = await openLibrary(database);
const NOW = new Date('2030-01-01T00:00:00Z');
const HOUR_MS = 3_600_000;

let users = 0;
let boss: TestUser;
let owner: TestUser;
let handle: string;
let id: string;
let path: string;
beforeEach(async () => {
  time.now = NOW;
  await admin`delete from report`;
  await admin`delete from rate_limit`;
  users += 1;
  handle = `owner-${users}`;
  [boss, owner] = [await createUser(sql, { now: NOW }), await createUser(sql, { now: NOW })];
  await admin`update app_user set is_admin = true where id = ${boss.id}`;
  await admin`update app_user set handle = ${handle}, public_profile = true where id = ${owner.id}`;
  const image = fileOf('image/webp');
  await storage.put(image.key, Buffer.from('0123456789'), 'image/webp');
  id = await finishItem(sql, owner, { now: NOW, output: { image } });
  ({ path } = await shareItem(gateway, owner, id));
});

const send = (page: string, form: Record<string, string>, address = '198.51.100.7') =>
  gateway.request(`${page}/report`, { method: 'POST', body: new URLSearchParams(form) }, address);
const list = async () => (await ask<ReportedThing[]>(boss, 'GET', '/api/admin/reports')).body;
const settle = (report: string, how: 'dismiss' | 'take-down' | 'lift', whom = boss) =>
  ask(whom, 'POST', `/api/admin/reports/${report}/${how}`, {});
const publish = () => ask(owner, 'PUT', `/api/generations/${id}/publication`);

describe('a visitor', () => {
  it('reports a shared item without an account or a script, and reads what came of it', async () => {
    const response = await send(path, { reason: 'copyright', words: ' My photo. ' });

    expect([response.status, response.headers.get('location')]).toEqual([303, `${path}?report=sent`]);
    expect(await (await gateway.request(`${path}?report=sent`)).text()).toContain('We will look at it.');
    const [thing] = await list();
    expect(schemaOf(REPORTED_THING).strict().parse(thing)).toMatchObject({
      email: owner.email,
      kind: 'image',
      isShared: true,
      isPublished: false,
      count: 1,
      reasons: ['copyright'],
      words: ['My photo.'],
      hasPicture: true,
    });
  });

  it('reports a public page, or what is published there', async () => {
    await publish();
    const form = await (await gateway.request(`/u/${handle}/report?item=${id}`)).text();
    expect(form).toContain(`<option value="${id}" selected>`);

    await send(`/u/${handle}`, { reason: 'spam', item: '' });
    await send(`/u/${handle}`, { reason: 'hateful', item: id });

    const things = await list();
    expect(new Set(things.map(({ kind }) => kind))).toEqual(new Set(['image', null]));
  });

  it.each([
    ['an item that is not published', () => id],
    ['an item of another user', async () => finishItem(sql, boss, { now: NOW })],
  ])('cannot report %s by a public page', async (_, item) => {
    expect((await send(`/u/${handle}`, { reason: 'spam', item: await item() })).status).toBe(404);
    expect((await send('/u/nobody-here', { reason: 'spam' })).status).toBe(404);
    expect(await list()).toEqual([]);
  });

  it('is one reporter from one network, with the last words', async () => {
    await send(path, { reason: 'spam', words: 'Once.' });
    await send(path, { reason: 'violence', words: '' }, '198.51.100.99');
    await send(path, { reason: 'spam' }, '203.0.113.1');

    expect(await list()).toMatchObject([{ count: 2, reasons: ['spam', 'violence'], words: ['Once.'] }]);
    await expect(
      admin`select from report where encode(reporter_hash, 'escape') like '%198.51%'`,
    ).resolves.toEqual([]);
  });

  it('reads why a report was not taken', async () => {
    expect((await send(path, { reason: 'boring' })).headers.get('location')).toBe(`${path}?report=invalid`);
    expect(
      (await send(path, { reason: 'other', words: 'x'.repeat(1001) })).headers.get('location'),
    ).toContain('invalid');
    for (let n = 0; n < 10; n += 1) await send(path, { reason: 'spam' });
    expect((await send(path, { reason: 'spam' })).headers.get('location')).toBe(`${path}?report=too-many`);
    time.now = new Date(NOW.getTime() + HOUR_MS);
    expect((await send(path, { reason: 'spam' })).headers.get('location')).toBe(`${path}?report=sent`);
  });
});

describe('an admin', () => {
  it('takes an item down: in one statement its link ends and it is hidden, and that is written down', async () => {
    await publish();
    await send(path, { reason: 'sexual' });
    await send(path, { reason: 'spam' }, '203.0.113.1');
    const [thing] = await list();

    for (const _ of ['once', 'again']) expect((await settle(thing?.id ?? '', 'take-down')).status).toBe(200);

    expect((await gateway.request(path)).status).toBe(404);
    const item = await ask(owner, 'GET', `/api/library/items/${id}`);
    expect(item.body).toMatchObject({ isShared: false, isPublished: false });
    expect(await list()).toEqual([]);
    await expect(
      admin`select act, user_id as "userId", details from admin_act where admin_id = ${boss.id}`,
    ).resolves.toEqual([{ act: 'take-down', userId: owner.id, details: { what: id, reports: 2 } }]);
  });

  it('is the only one who lifts a take-down: until then its owner can neither share nor publish it', async () => {
    await send(path, { reason: 'sexual' });
    const [thing] = await list();
    await settle(thing?.id ?? '', 'take-down');
    const share = () => ask(owner, 'PUT', `/api/generations/${id}/share`, { withRecipe: false });

    for (const response of [await share(), await publish()]) {
      expect(response).toMatchObject({
        status: 409,
        body: { message: expect.stringContaining('We have taken this down') },
      });
    }
    const down = async (whom = boss) => ask<ReportedThing[]>(whom, 'GET', '/api/admin/take-downs');
    expect((await down()).body).toMatchObject([{ id: thing?.id, reasons: ['sexual'], isShared: false }]);
    expect([(await down(owner)).status, (await settle(thing?.id ?? '', 'lift', owner)).status]).toEqual([
      403, 403,
    ]);

    expect((await settle(thing?.id ?? '', 'lift')).status).toBe(200);

    expect((await down()).body).toEqual([]);
    expect([(await share()).status, (await publish()).status]).toEqual([200, 200]);
    await expect(
      admin`select act from admin_act where admin_id = ${boss.id} order by at, id`,
    ).resolves.toEqual([{ act: 'take-down' }, { act: 'lift-take-down' }]);
  });

  it('keeps a page down that its owner switches on again', async () => {
    await send(`/u/${handle}`, { reason: 'spam' });
    const [thing] = await list();
    await settle(thing?.id ?? '', 'take-down');
    const switchOn = () => ask(owner, 'PATCH', '/api/profile', { publicProfile: true });

    expect((await switchOn()).status).toBe(409);
    expect((await ask(owner, 'PATCH', '/api/profile', { bio: 'Hello.' })).status).toBe(200);
    await settle(thing?.id ?? '', 'lift');
    expect((await switchOn()).status).toBe(200);
  });

  it('keeps reports for a year that the owner would be rid of with "Delete now", and a take-down for longer', async () => {
    await send(path, { reason: 'spam', words: 'Look at it.' });
    const [thing] = await list();
    await ask(owner, 'POST', '/api/library/commands', { command: 'remove', ids: [id] });
    await ask(owner, 'POST', '/api/library/commands', { command: 'purge', ids: [id] });

    expect(await list()).toMatchObject([{ id: thing?.id, words: ['Look at it.'] }]);

    await settle(thing?.id ?? '', 'take-down');
    await sql`select prune_sharing('365 days', ${NOW}::timestamptz + interval '365 days')`;
    await expect(
      admin`select words, reporter_hash from report where id = ${thing?.id ?? null}`,
    ).resolves.toEqual([{ words: '', reporter_hash: Buffer.alloc(0) }]);
  });

  it('takes a whole page down', async () => {
    await send(`/u/${handle}`, { reason: 'spam' });
    const [thing] = await list();
    await settle(thing?.id ?? '', 'take-down');

    expect((await gateway.request(`/api/users/${handle}`)).status).toBe(404);
    expect((await gateway.request(path)).status, 'what was not reported').toBe(200);
  });

  it('dismisses what is open: all stays as it was, and a later report is a new one', async () => {
    await send(path, { reason: 'spam' });
    const [thing] = await list();
    await settle(thing?.id ?? '', 'dismiss');

    expect(await list()).toEqual([]);
    expect((await gateway.request(path)).status).toBe(200);
    await send(path, { reason: 'spam' });
    expect(await list()).toHaveLength(1);
  });

  it('sees the picture of what is reported as long as the report is open, and no other user does', async () => {
    await send(path, { reason: 'spam' });
    const [thing] = await list();
    const picture = `/api/admin/reports/${thing?.id}/picture`;
    const status = async (user: TestUser) => {
      const cookie = `sid=${user.token.toString('base64url')}`;
      const response = await gateway.request(picture, { headers: { cookie } });
      await response.body?.cancel();
      return response.status;
    };

    expect([await status(boss), await status(owner)]).toEqual([200, 403]);
    await settle(thing?.id ?? '', 'dismiss');
    expect(await status(boss)).toBe(404);
  });

  it('is the only one who does any of this', async () => {
    await send(path, { reason: 'spam' });
    const [thing] = await list();

    expect((await ask(owner, 'GET', '/api/admin/reports')).status).toBe(403);
    for (const how of ['dismiss', 'take-down'] as const) {
      expect((await settle(thing?.id ?? '', how, owner)).status).toBe(403);
    }
    expect(await list()).toHaveLength(1);
    expect((await settle(id, 'dismiss')).status).toBe(404);
  });
});
