import { ITEM_SCHEMAS } from '@aic/contract/schemas';
import sharp from 'sharp';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/database/database.ts';
import { balanceOf, createUser } from '../../../test/gateway/factories.ts';
import { createTestGateway } from '../../../test/gateway/gateway.ts';
import { createFakeProvider } from '../../../test/generations/fake-provider.ts';
import {
  EDIT_FIELDS as FIELDS,
  formOf,
  type Part,
  sendEdit,
} from '../../../test/generations/uploads/edit-client.ts';
import { createBucketStorage } from '../../../test/generations/uploads/memory-bucket-storage.ts';
import { photo } from '../../../test/generations/uploads/pictures.ts';
import { PREVIEW_PROVIDERS } from '../providers/preview/preview-providers.ts';
import type { ProviderSupport } from '../providers/provider.ts';

const { sql } = await createTestDatabase();
const storage = createBucketStorage();
let supports: ProviderSupport = { seed: true, cancel: true };
const edit = { ...createFakeProvider(), supports: () => supports };
const gateway = createTestGateway(sql, {}, { storage, providers: { edit } });
const preview = createTestGateway(sql, {}, { storage, providers: { edit: PREVIEW_PROVIDERS.edit } });
afterAll(() => {
  gateway.stop();
  preview.stop();
});
beforeEach(() => {
  supports = { seed: true, cancel: true, mask: true, upscale: true };
  storage.files.clear();
});

const image = await photo('jpeg');
const mask = await maskOf(640, 480);

/** Transparent on the left. */
function maskOf(width: number, height: number): Promise<Buffer> {
  const hole = { width: width / 2, height, channels: 4, background: '#000' } as const;
  return sharp({ create: { width, height, channels: 4, background: '#fff' } })
    .composite([{ input: { create: hole }, blend: 'dest-out', left: 0, top: 0 }])
    .png()
    .toBuffer();
}

async function send(parts: Readonly<Record<string, Part>>, at = gateway) {
  const user = await createUser(sql);
  const { status, body } = await sendEdit(at, user, formOf({ image, ...FIELDS, ...parts }));
  return { status, body, balance: await balanceOf(sql, user.id), user };
}

describe('a mask', () => {
  it('is stored with the edit, which says where it is, and is seen by its owner only', async () => {
    const { status, body, user } = await send({ mask });
    expect(status).toBe(202);
    const { maskUrl = '' } = ITEM_SCHEMAS.edit.strict().parse(body);
    const ask = (token: Buffer) =>
      gateway.request(maskUrl ?? '', { headers: { cookie: `sid=${token.toString('base64url')}` } });
    const seen = await ask(user.token);
    const stored = sharp(await seen.arrayBuffer());
    expect(await stored.metadata()).toMatchObject({ format: 'png', width: 640, height: 480, hasAlpha: true });
    expect((await ask((await createUser(sql)).token)).status).toBe(404);
  });

  it('is null for an edit of the whole picture', async () => {
    expect((await send({})).body).toMatchObject({ maskUrl: null, upscale: null });
  });

  it.each([
    ['another shape than the picture', () => maskOf(480, 480), /another shape/],
    ['no transparent part', () => photo('png'), /no transparent part/],
  ])('is refused with %s; nothing is charged or kept', async (_, make, message) => {
    const { status, body, balance } = await send({ mask: await make() });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      message: expect.stringMatching(message),
      fields: { mask: expect.anything() },
    });
    expect([balance, storage.files.size]).toEqual([500, 0]);
  });

  it('is refused by an engine that takes none; nothing is charged or kept', async () => {
    supports = { seed: true, cancel: true };
    const { status, body, balance } = await send({ mask });
    expect([status, balance, storage.files.size]).toEqual([400, 500, 0]);
    expect(body).toMatchObject({ message: expect.stringContaining('Remove the mask') });
  });

  it('leaves no room for what is done to a whole picture, which is asked about first', async () => {
    const crop = { prompt: 'crop to a square', editType: 'general' };
    expect(await send({ ...crop, mask }, preview)).toMatchObject({ status: 422, balance: 500 });
    expect((await send(crop, preview)).status).toBe(202);
  });
});

describe('a picture made larger', () => {
  it('costs what an edit does, whatever its words are, and says so; a mask and a reference are left aside', async () => {
    const second = await photo('png');
    const parts = {
      upscale: '2',
      prompt: 'a dragon',
      editType: 'background_change',
      mask,
      secondImage: second,
    };
    const { status, body, balance } = await send(parts, preview);
    expect([status, balance]).toEqual([202, 480]);
    expect(body).toMatchObject({ upscale: 2, maskUrl: null, referenceImageUrl: null, credits: 20 });
  });

  it('is refused by an engine that makes none, and for a picture that is too large; nothing is charged', async () => {
    const large = await send({ upscale: '2', image: await photo('jpeg', 3000, 2200) });
    expect(large).toMatchObject({ status: 400, balance: 500 });
    expect(large.body).toMatchObject({ message: expect.stringContaining('24 megapixels') });
    supports = { seed: true, cancel: true };
    expect(await send({ upscale: '2' })).toMatchObject({ status: 400, balance: 500 });
    expect(storage.files.size).toBe(0);
  });

  it('is made twice as large and no other number of times', async () => {
    for (const upscale of ['1', '4', '2.5', 'x']) expect((await send({ upscale })).status).toBe(400);
  });
});
