import { GENERATION_KINDS, type GenerationKind } from '@aic/contract';
import { factsOf } from '@aic/contract/facts';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../test/database/database.ts';
import { createUser, type TestUser } from '../../test/gateway/factories.ts';
import { createTestGateway } from '../../test/gateway/gateway.ts';
import { createMemoryMailer } from '../../test/gateway/memory-mailer.ts';
import { claimAny } from '../../test/generations/claim-any.ts';
import { finishItem } from '../../test/generations/finished-item.ts';
import { createMailSender } from './send-mails.ts';

const { sql, admin } = await createTestDatabase();
const gateway = createTestGateway(sql);
const mailer = createMemoryMailer();
const sendMails = createMailSender({ ...gateway.deps, mailer });
afterAll(() => gateway.stop());

let user: TestUser;
beforeEach(async () => {
  mailer.sent.length = 0;
  user = await createUser(sql);
  await admin`delete from mail`;
  await admin`update app_user set email_verified_at = now() where id = ${user.id}`;
});

const mails = async () => {
  await sendMails(new AbortController().signal);
  return mailer.sent;
};

/** Of the mail that a finished video brings. */
async function unsubscribeUrl(): Promise<string> {
  await finishItem(sql, user, { kind: 'video' });
  const url = (await mails()).at(-1)?.unsubscribeUrl ?? '';
  return url.slice(new URL(url).origin.length);
}

/** As a mailbox provider does: from its own server, without cookies, Origin or Fetch Metadata. */
const press = (path: string, type = 'application/x-www-form-urlencoded') =>
  gateway.app.request(
    path,
    { method: 'POST', headers: { 'content-type': type }, body: 'List-Unsubscribe=One-Click' },
    {},
  );

/** As the description of the kind has it; the database keeps a list of its own. */
const isMailed = (kind: GenerationKind) => factsOf({ kind }).readyAction !== undefined;

describe('a finished generation', () => {
  it.each(GENERATION_KINDS.filter(isMailed))('brings one mail when it is of kind %s', async (kind) => {
    const id = await finishItem(sql, user, { kind, prompt: 'waves' });
    await sql`select finish_generation(${user.id}, ${id}, 1, 'completed', null, null, '{}', 'fake', now())`;

    expect(await mails()).toMatchObject([{ to: user.email, kind: 'generation-ready' }]);
    expect(mailer.sent[0]?.text).toContain('“waves”');
  });

  it.each(GENERATION_KINDS.filter((kind) => !isMailed(kind)))(
    'brings none when it is of kind %s',
    async (kind) => {
      await finishItem(sql, user, { kind });

      expect(await mails()).toEqual([]);
    },
  );

  it('brings none to an unconfirmed address', async () => {
    await admin`update app_user set email_verified_at = null where id = ${user.id}`;
    await finishItem(sql, user, { kind: 'video' });

    expect(await mails()).toEqual([]);
  });

  it('brings none when it failed', async () => {
    const limits = { inFlight: { free: 9, pro: 9, creator: 9 }, starts: 9, startsWindowSeconds: 600 };
    const [row] = await sql<[{ id: string }]>`
      select start_generations(${user.tokenHash}, 'video', '{}', '[7]', 'fake', 20, null, null, 'x', null,
        ${sql.json(limits)}, '24 hours', now()) #>> '{0,id}' as id`;
    await claimAny(sql, 1, { worker: 9, kinds: ['video'], leaseMs: 60_000, now: new Date() });
    await sql`select finish_generation(${user.id}, ${row.id}, 1, 'failed', 'timeout', null, null, 'fake', now())`;

    expect(await mails()).toEqual([]);
  });

  it.each<[string, (id: string) => PromiseLike<unknown>]>([
    [
      'the notifications were ended',
      () => admin`update app_user set email_notifications = false where id = ${user.id}`,
    ],
    ['the item was removed', (id) => sql`select remove_generation(${user.tokenHash}, ${id}, now())`],
    [
      'the address was changed',
      () => admin`update app_user set email = 'new@example.com' where id = ${user.id}`,
    ],
  ])('brings none when %s before it was sent', async (_, change) => {
    await change(await finishItem(sql, user, { kind: 'video' }));

    expect(await mails()).toEqual([]);
    expect(await sql`select run_at, error from mail`).toEqual([
      { run_at: null, error: 'not wanted any more' },
    ]);
  });
});

describe('the unsubscribe link of a mail', () => {
  it.each(['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    "ends notifications with one press in a mailbox provider's page, sent as %s",
    async (type) => {
      const url = await unsubscribeUrl();

      expect((await press(url, type)).status).toBe(200);
      // Again: nothing more to end, and no error.
      expect((await press(url, type)).status).toBe(200);

      await finishItem(sql, user, { kind: 'video' });
      expect(await mails()).toHaveLength(1);
      const events = await sql`
        select from event where user_id = ${user.id} and payload = ${sql.json({ type: 'account' })}`;
      expect(events).toHaveLength(1);
    },
  );

  it('ends nothing when it is merely opened, and leads to the page that asks', async () => {
    const url = await unsubscribeUrl();

    const response = await gateway.request(url);

    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe(url.replace('/api', ''));
    await finishItem(sql, user, { kind: 'video' });
    expect(await mails()).toHaveLength(2);
  });

  it('speaks for its own user alone', async () => {
    const url = await unsubscribeUrl();
    const other = await createUser(sql);
    const forged = url.replace(user.id, other.id);

    expect((await press(forged)).status).toBe(404);
    expect((await press('/api/unsubscribe?token=')).status).toBe(404);
    expect((await press(`/api/unsubscribe?token=${other.id}.x`)).status).toBe(404);
    expect((await press('/api/unsubscribe')).status).toBe(400);

    expect(await sql`select email_notifications from app_user where id = ${other.id}`).toEqual([
      { email_notifications: true },
    ]);
  });

  it('takes no long body along', async () => {
    const url = await unsubscribeUrl();

    const response = await gateway.app.request(
      url,
      { method: 'POST', headers: { 'content-length': '70000' }, body: 'x'.repeat(70_000) },
      {},
    );

    expect(response.status).toBe(413);
  });

  it('says that it is no link any more once its user is gone', async () => {
    const url = await unsubscribeUrl();
    await admin`delete from app_user where id = ${user.id}`;

    expect((await press(url)).status).toBe(404);
  });
});
