import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { invoiceRow } from '../../test/billing/billing-rows.ts';
import { createTestDatabase } from '../../test/database/database.ts';
import { createUser, insertTestPasskey, type TestUser } from '../../test/gateway/factories.ts';
import { finishItem } from '../../test/generations/finished-item.ts';
import { purgeItem } from '../../test/generations/purge-item.ts';
import { exportsOf } from '../../test/identity/data-exports.ts';
import { saveInvoice } from '../billing/stripe/billing.repo.ts';
import { storeMessage } from '../contact/contact.repo.ts';

const database = await createTestDatabase();
const { sql } = database;
const exports = await exportsOf(database);
const now = exports.start;

let user: TestUser;
beforeEach(async () => {
  user = await createUser(sql, { now });
});

/** A stored file, as items name them. */
async function stored(bytes: Uint8Array, mediaType: string) {
  const key = randomBytes(16).toString('hex');
  const { sizeBytes } = await exports.storage.put(key, bytes, mediaType);
  return { key, sizeBytes, mediaType };
}

const picture = async (width: number) =>
  stored(
    await sharp({ create: { width, height: 8, channels: 3, background: 'red' } })
      .png()
      .toBuffer(),
    'image/png',
  );

async function makeOneOfEachKind() {
  await finishItem(sql, user, {
    prompt: 'A fox, at dawn',
    output: { image: await picture(16), webp: await stored(Buffer.from('small'), 'image/webp') },
    now,
  });
  const image = { ...(await picture(20)), width: 20, height: 8 };
  const edit = { editType: 'enhance', strength: 50, image, secondImage: await picture(24) };
  await finishItem(sql, user, {
    kind: 'edit',
    prompt: '京都',
    request: edit,
    output: { image: await picture(32) },
    now,
  });
  await finishItem(sql, user, {
    kind: 'video',
    prompt: 'waves',
    request: { duration: 4, aspectRatio: '16:9', cameraControl: null },
    output: { video: await stored(Buffer.from('film'), 'video/mp4'), poster: await picture(40) },
    now,
  });
  await finishItem(sql, user, {
    kind: 'music',
    price: 12,
    prompt: 'rain',
    request: { duration: 30, genre: 'ambient' },
    output: { audio: await stored(Buffer.from('track'), 'audio/mpeg'), peaks: [0.5] },
    now,
  });
  await finishItem(sql, user, {
    kind: 'text',
    price: 30,
    prompt: 'a poem',
    request: { model: 'creative' },
    output: { text: 'Roses are red', details: {} },
    now,
  });
}

async function exported(whom = user): Promise<Map<string, Buffer>> {
  await exports.request(whom);
  await exports.work();
  return exports.open(whom);
}

const generationSchema = z.looseObject({
  id: z.string(),
  kind: z.string(),
  prompt: z.string(),
  files: z.array(z.string()),
});

const list = (entries: Map<string, Buffer>, name: string): unknown[] =>
  z.array(z.unknown()).parse(JSON.parse(entries.get(name)?.toString() ?? ''));
const generations = (entries: Map<string, Buffer>) =>
  z.array(generationSchema).parse(list(entries, 'generations.json'));

it('holds every kind of item with its settings and dates, and every file under a readable name', async () => {
  await makeOneOfEachKind();

  const entries = await exported();

  const items = generations(entries);
  const createdAt = now.toISOString();
  expect(items).toMatchObject([
    { kind: 'image', prompt: 'A fox, at dawn', status: 'completed', size: '1024x1792', seed: 7, createdAt },
    { kind: 'edit', prompt: '京都', editType: 'enhance', strength: 50, completedAt: createdAt },
    { kind: 'video', prompt: 'waves', duration: 4, aspectRatio: '16:9', credits: 20 },
    { kind: 'music', prompt: 'rain', duration: 30, genre: 'ambient' },
    { kind: 'text', prompt: 'a poem', style: 'creative', response: 'Roses are red', files: [] },
  ]);
  const names = items.flatMap(({ files }) => files);
  expect(names.map((name) => name.replace(/-[0-9a-f]{12}/, '-id')).toSorted()).toEqual([
    'media/edit-2030-01-01-id-reference-京都.png',
    'media/edit-2030-01-01-id-source-京都.png',
    'media/edit-2030-01-01-id-京都.png',
    'media/image-2030-01-01-id-A-fox-at-dawn.png',
    'media/music-2030-01-01-id-rain.mp3',
    'media/video-2030-01-01-id-waves.mp4',
  ]);
  expect([...entries.keys()].filter((name) => name.startsWith('media/')).toSorted()).toEqual(
    names.toSorted(),
  );
  expect(entries.get('generations.json')?.toString()).not.toContain('/media/');
});

it('holds each upload that is not removed, with its file', async () => {
  const sent = async (width: number) => {
    const image = { ...(await picture(width)), width, height: 8 };
    const upload = { digest: `sent ${width}`, storedDigest: `stored ${width}`, files: {} };
    await finishItem(sql, user, { request: { image: { ...image, upload } }, now });
  };
  await sent(48);
  await sent(50);
  await database.admin`update upload set removed_at = ${now} where user_id = ${user.id} and digest = 'sent 50'`;

  const entries = await exported();

  const [upload, ...others] = z
    .array(z.looseObject({ file: z.string() }))
    .parse(list(entries, 'uploads.json'));
  expect(others).toEqual([]);
  expect(upload).toMatchObject({
    createdAt: now.toISOString(),
    file: expect.stringMatching(/^media\/upload-2030/),
  });
  expect((await sharp(entries.get(upload?.file ?? '')).metadata()).width).toBe(48);
});

it('holds the media as they are: pictures decode, and are those of their items', async () => {
  await makeOneOfEachKind();

  const entries = await exported();

  const widthOf = async (start: string) => {
    const name = [...entries.keys()].find((key) => key.startsWith(`media/${start}`)) ?? '';
    const { info } = await sharp(entries.get(name)).raw().toBuffer({ resolveWithObject: true });
    return info.width;
  };
  expect(await widthOf('image')).toBe(16);
  const [, edit] = generations(entries);
  expect(await Promise.all((edit?.files ?? []).map((name) => widthOf(name.slice(6))))).toEqual(
    expect.arrayContaining([20, 24, 32]),
  );
  const film = [...entries].find(([name]) => name.endsWith('.mp4'));
  expect(film?.[1].toString()).toBe('film');
});

it('holds the account, all moves of credits, invoices and sessions, and no secret of them', async () => {
  await saveInvoice(sql, user.id, invoiceRow({ id: `in_${user.id}` }), { readAt: now, now });
  await finishItem(sql, user, { now });
  await insertTestPasskey(database.admin, user.id, { name: 'My phone', now });

  const entries = await exported();

  expect(JSON.parse(entries.get('profile.json')?.toString() ?? '')).toMatchObject({
    email: user.email,
    firstName: 'Test',
    lastName: 'User',
    credits: 980,
    passkeys: [{ name: 'My phone', createdAt: now.toISOString(), lastUsedAt: null }],
    createdAt: expect.any(String),
  });
  expect(list(entries, 'credits.json')).toMatchObject([
    { type: 'grant', change: 500, balance: 500, grant: 'signup' },
    { type: 'grant', change: 500, balance: 1000, grant: 'subscription' },
    { type: 'hold', change: -20, balance: 980 },
    { type: 'charge', change: 0, balance: 980 },
  ]);
  expect(list(entries, 'invoices.json')).toMatchObject([{ number: 'A-0001', amountPaid: 799 }]);
  expect(list(entries, 'sessions.json')).toMatchObject([{ createdAt: expect.any(String) }]);
  const everything = Buffer.concat([...entries.values()]).toString('latin1');
  for (const secret of [
    user.token.toString('base64url'),
    user.tokenHash.toString('hex'),
    'token',
    '$argon2',
  ]) {
    expect(everything).not.toContain(secret);
  }
});

describe('messages of the contact form', () => {
  const write = (email: string, subject: string) =>
    storeMessage(
      sql,
      subject,
      { name: 'Ada', email, subject, category: 'billing', message: 'Where is it?' },
      'desk@example.com',
      now,
    );

  it('are those that were sent with the address of the account, once its owner has confirmed it', async () => {
    await database.admin`update app_user set email_verified_at = ${now} where id = ${user.id}`;
    await write(user.email.toUpperCase(), `mine ${user.id}`);
    await write('somebody@example.com', `not mine ${user.id}`);

    const messages = list(await exported(), 'contact-messages.json');

    expect(messages).toEqual([
      {
        createdAt: now.toISOString(),
        name: 'Ada',
        email: user.email.toUpperCase(),
        subject: `mine ${user.id}`,
        category: 'billing',
        message: 'Where is it?',
      },
    ]);
  });

  it('are no other user’s: the user of an account with an address that is not theirs reads none', async () => {
    await write(user.email, `unconfirmed ${user.id}`);

    expect(list(await exported(), 'contact-messages.json')).toEqual([]);
  });
});

it('has every move of a long history, once and in order', async () => {
  await sql`
    select credit.add_grant(${user.id}, 1, 'goodwill', ${user.id} || n, 'infinity', null, 50::smallint, ${now})
    from generate_series(1, 1100) n`;

  const moves = list(await exported(), 'credits.json');

  expect(moves).toHaveLength(1101);
  expect(moves.at(-1)).toMatchObject({ balance: 1600 });
});

it('goes on without a media file that is missing, and says so', async () => {
  const lost = await picture(16);
  await finishItem(sql, user, { prompt: 'lost', output: { image: lost }, now });
  await finishItem(sql, user, { prompt: 'kept', output: { image: await picture(16) }, now });
  await exports.storage.remove(lost.key);

  const entries = await exported();

  const [first, second] = generations(entries);
  expect([...entries.keys()]).not.toContain(first?.files[0]);
  expect([...entries.keys()]).toContain(second?.files[0]);
  expect(entries.get('README.txt')?.toString()).toMatch(
    /not found in our store:\r\n- media\/image-2030-01-01-\w+-lost\.png\r\n$/,
  );
});

it('says in README.txt what each part is, and of nothing that it is missing', async () => {
  const entries = await exported();

  const readme = entries.get('README.txt')?.toString() ?? '';
  const parts = [...entries.keys()].filter((name) => name !== 'README.txt');
  expect(parts).toHaveLength(7);
  for (const name of parts) expect(readme).toContain(`\n${name} `);
  expect(readme).not.toContain('not found');
});

it('holds what lies in the bin, and nothing of anyone else or that was purged', async () => {
  const other = await createUser(sql, { now });
  await finishItem(sql, other, { prompt: 'of another', output: { image: await picture(16) }, now });
  const removed = await finishItem(sql, user, {
    prompt: 'secret',
    output: { image: await picture(16) },
    now,
  });
  const inBin = await finishItem(sql, user, {
    prompt: 'in the bin',
    output: { image: await picture(16) },
    now,
  });
  await sql`select remove_generation(${user.tokenHash}, ${inBin}, ${now})`;
  await purgeItem(sql, user, removed, now);

  const entries = await exported();

  expect(generations(entries)).toMatchObject([{ prompt: 'in the bin', removedAt: now.toISOString() }]);
  expect([...entries.keys()].filter((name) => name.startsWith('media/'))).toHaveLength(1);
  const everything = Buffer.concat([...entries.values()]).toString();
  expect(everything).not.toContain('secret');
  expect(everything).not.toContain(other.email);
});
