import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pino } from 'pino';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../test/database/database.ts';
import { createUser } from '../../test/gateway/factories.ts';
import { createMemoryMailer } from '../../test/gateway/memory-mailer.ts';
import { fileOf, finishItem } from '../../test/generations/finished-item.ts';
import { parseConfig } from '../platform/config/config.ts';
import { createDiskStorage } from '../platform/storage/disk-storage.ts';
import { claimMail } from './mail.repo.ts';
import { makeMailLink } from './make-link.ts';
import { createMailSender } from './send-mails.ts';

const { sql, admin } = await createTestDatabase();
const storage = createDiskStorage(await mkdtemp(join(tmpdir(), 'aic-mail-')));
const NOW = new Date('2030-01-01T00:00:00Z');
const MINUTE_MS = 60_000;

const running = new AbortController().signal;
let now = NOW;
let mailer = createMemoryMailer();
beforeEach(async () => {
  now = NOW;
  mailer = createMemoryMailer();
  await admin`delete from mail`;
});

function createSender(own = mailer) {
  return createMailSender({
    config: parseConfig({ APP_ORIGIN: 'https://studio.example.com' }),
    sql,
    clock: { now: () => now },
    logger: pino({ level: 'silent' }),
    mailer: own,
    storage,
  });
}
const sendMails = () => createSender()(running);

async function enqueue(userId: string, kind: string, payload = {}, key: string = crypto.randomUUID()) {
  const [row] = await sql<[{ isNew: boolean }]>`
    select enqueue_mail(${userId}, ${kind}, ${sql.json(payload)}, ${key}, ${NOW}) as "isNew"`;
  return row.isNew;
}

const readMails = () => sql`select kind, run_at, attempts, sent_at, error from mail order by id`;

describe('a mail', () => {
  it('is sent once for one key, however often it is asked for', async () => {
    const user = await createUser(sql, { now: NOW });
    await admin`delete from mail`;
    expect(await enqueue(user.id, 'receipt', {}, 'receipt:in_1')).toBe(true);
    expect(await enqueue(user.id, 'receipt', {}, 'receipt:in_1')).toBe(false);

    await sendMails();
    expect(await enqueue(user.id, 'receipt', {}, 'receipt:in_1')).toBe(false);
    await sendMails();

    expect(mailer.sent).toMatchObject([{ to: user.email, kind: 'receipt', unsubscribeUrl: null }]);
    expect(await readMails()).toMatchObject([{ run_at: null, attempts: 1, sent_at: NOW, error: null }]);
  });

  it('is not sent when its user is gone', async () => {
    expect(await enqueue(crypto.randomUUID(), 'receipt')).toBe(false);
  });

  it('is sent by one of many workers that look at the same time', async () => {
    const user = await createUser(sql, { now: NOW });
    await admin`update app_user set email_verified_at = ${NOW} where id = ${user.id}`;
    for (let n = 0; n < 20; n += 1) await enqueue(user.id, 'receipt');
    const slow = createMemoryMailer();
    const patient = {
      ...slow,
      send: async (mail: Parameters<typeof slow.send>[0]) => {
        await delay(5);
        await slow.send(mail);
      },
    };

    await Promise.all(Array.from({ length: 5 }, () => createSender(patient)(running)));

    const ids = slow.sent.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toHaveLength(21);
  });

  it('is tried again after 1, 5 and 30 minutes, always under the same id, and given up after two days', async () => {
    const user = await createUser(sql, { now: NOW });
    await admin`delete from mail`;
    await enqueue(user.id, 'receipt');
    mailer.failures.push(...Array.from({ length: 8 }, () => new Error('connection refused')));

    await sendMails();
    expect(await readMails()).toMatchObject([{ attempts: 1, error: 'connection refused' }]);
    now = new Date(NOW.getTime() + MINUTE_MS - 1);
    await sendMails();
    expect(await readMails()).toMatchObject([{ attempts: 1 }]);
    for (const minutes of [1, 5, 30, 120, 360, 720, 1440]) {
      now = new Date(now.getTime() + minutes * MINUTE_MS);
      await sendMails();
    }

    expect(await readMails()).toMatchObject([{ attempts: 8, run_at: null, sent_at: null }]);
    expect(mailer.sent).toEqual([]);
  });

  it('does not keep the next one waiting when it cannot be handed over', async () => {
    const user = await createUser(sql, { now: NOW });
    await enqueue(user.id, 'receipt');
    mailer.failures.push(new Error('connection refused'));

    await sendMails();
    expect(mailer.sent).toEqual([]);
    await sendMails();

    expect(mailer.sent).toHaveLength(1);
    expect(await readMails()).toEqual(
      expect.arrayContaining([expect.objectContaining({ error: 'connection refused', sent_at: null })]),
    );
  });

  it('is given up at once when the server refuses its recipient for good', async () => {
    await createUser(sql, { now: NOW });
    mailer.failures.push(Object.assign(new Error('no such user'), { code: 'EENVELOPE', responseCode: 550 }));

    await sendMails();

    expect(await readMails()).toMatchObject([{ run_at: null, sent_at: null, error: 'no such user' }]);
  });

  it.each([
    ['a kind that has no template', 'nonsense', {}],
    ['a payload that its template cannot read', 'receipt', { amount: 'much' }],
    ['a generation that is none', 'generation-ready', { kind: 'video', generation: 'x' }],
  ])('is given up when it is of %s, and the next one is sent', async (_, kind, payload) => {
    const user = await createUser(sql, { now: NOW });
    await admin`delete from mail`;
    await enqueue(user.id, kind, payload);
    await enqueue(user.id, 'subscription-ended', { plan: 'pro' });

    await sendMails();

    expect(mailer.sent).toMatchObject([{ kind: 'subscription-ended' }]);
    expect(await readMails()).toMatchObject([{ run_at: null, sent_at: null, error: expect.any(String) }, {}]);
  });

  it.each([
    ['with its still, as a JPEG of at most 992 px', true],
    ['without it where the store has it no more', false],
  ])('about a film goes out %s', async (_, isThere) => {
    const user = await createUser(sql, { now: NOW });
    await admin`update app_user set email_verified_at = ${NOW} where id = ${user.id}`;
    const still = sharp({ create: { width: 1280, height: 720, channels: 3, background: '#102030' } });
    const poster = { ...fileOf('image/webp'), width: 1280, height: 720 };
    if (isThere) await storage.put(poster.key, await still.webp().toBuffer(), 'image/webp');
    const id = await finishItem(sql, user, { kind: 'video', now: NOW, output: { poster, seconds: 4 } });
    await admin`delete from mail`;
    await enqueue(user.id, 'generation-ready', { kind: 'video', generation: id });

    await sendMails();

    const [sent] = mailer.sent;
    const picture = sent?.picture ? await sharp(sent.picture).metadata() : null;
    expect(picture && [picture.format, picture.width]).toEqual(isThere ? ['jpeg', 992] : null);
    expect(sent?.html.includes('cid:result')).toBe(isThere);
  });

  it('comes back when its worker has died, and a report of the dead one changes nothing', async () => {
    await createUser(sql, { now: NOW });
    const dying = { ...mailer, send: () => Promise.reject(new Error('late')) };
    const late = createMailSender({
      config: parseConfig({}),
      sql,
      storage,
      clock: { now: () => now },
      logger: pino({ level: 'silent' }),
      mailer: {
        ...dying,
        // While this one hangs, its claim ends and another worker sends the mail.
        async send() {
          now = new Date(NOW.getTime() + 11 * MINUTE_MS);
          await sendMails();
          throw new Error('late');
        },
      },
    });

    await late(running);

    expect(mailer.sent).toHaveLength(1);
    expect(await readMails()).toMatchObject([{ attempts: 2, sent_at: now, error: null, run_at: null }]);
  });

  it('is not begun once the worker stops', async () => {
    await createUser(sql, { now: NOW });

    await createSender()(AbortSignal.abort());

    expect(mailer.sent).toEqual([]);
  });
});

it('makes no link for a mail that was on its way when the account was proved', async () => {
  const user = await createUser(sql, { now: NOW });
  await admin`delete from mail`;
  await enqueue(user.id, 'reset-password');
  const mail = await claimMail(sql, NOW);
  if (mail === null) throw new Error('No mail was due.');

  await admin`select prove_ownership(${user.id}, 'mailbox', null, ${NOW})`;

  const config = parseConfig({});
  await expect(makeMailLink({ sql, config, clock: { now: () => NOW } }, mail)).resolves.toBeNull();
  await expect(admin`select from email_token where user_id = ${user.id}`).resolves.toHaveLength(0);
});
