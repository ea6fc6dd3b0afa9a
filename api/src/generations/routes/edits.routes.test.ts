import { randomUUID } from 'node:crypto';
import { ITEM_SCHEMAS } from '@aic/contract/schemas';
import sharp from 'sharp';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/database/database.ts';
import { balanceOf, createUser, type TestUser } from '../../../test/gateway/factories.ts';
import { createTestGateway } from '../../../test/gateway/gateway.ts';
import { createFakeProvider } from '../../../test/generations/fake-provider.ts';
import { EDIT_FIELDS as FIELDS, formOf, sendEdit } from '../../../test/generations/uploads/edit-client.ts';
import { createBucketStorage } from '../../../test/generations/uploads/memory-bucket-storage.ts';
import { bomb, photo, photoWithPlace } from '../../../test/generations/uploads/pictures.ts';

const { sql } = await createTestDatabase();
const storage = createBucketStorage();
const gateway = createTestGateway(sql, {}, { storage, providers: { edit: createFakeProvider() } });
afterAll(() => gateway.stop());
beforeEach(() => storage.files.clear());

/** Of an upload: the picture and two small ones. */
const FILES = 3;

describe('POST /api/edit', () => {
  it('[5.upload.types] takes a PNG, a JPEG and a WebP by their content and holds 20 credits', async () => {
    for (const format of ['png', 'jpeg', 'webp'] as const) {
      const user = await createUser(sql);
      const { status, body } = await sendEdit(
        gateway,
        user,
        formOf({ image: await photo(format), ...FIELDS }),
      );
      expect(status).toBe(202);
      expect(ITEM_SCHEMAS.edit.strict().parse(body)).toMatchObject({
        status: 'processing',
        editType: 'enhance',
        strength: 70,
        credits: 20,
        width: 640,
        height: 480,
        referenceImageUrl: null,
        editedImageUrl: null,
      });
      expect(await balanceOf(sql, user.id)).toBe(480);
    }
  });

  it('lets its owner see the upload, and no other user', async () => {
    const [owner, stranger] = [await createUser(sql), await createUser(sql)];
    const { body } = await sendEdit(gateway, owner, formOf({ image: await photo('png'), ...FIELDS }));
    const ask = (user: TestUser) =>
      gateway.request(body.originalImageUrl ?? '', {
        headers: { cookie: `sid=${user.token.toString('base64url')}` },
      });
    expect((await ask(owner)).status).toBe(200);
    expect((await ask(stranger)).status).toBe(404);
  });

  it('turns a photo upright and keeps neither place nor author', async () => {
    const user = await createUser(sql);
    const original = await photoWithPlace();
    const before = await sharp(original).metadata();
    expect(before.orientation).toBe(6);
    expect(before.exif).toBeDefined();

    const { body } = await sendEdit(gateway, user, formOf({ image: original, ...FIELDS }));

    expect(body).toMatchObject({ width: 480, height: 640 });
    const [stored] = storage.files.values();
    const metadata = await sharp(stored).metadata();
    expect(metadata).toMatchObject({ width: 480, height: 640 });
    expect([metadata.exif, metadata.xmp, metadata.iptc, metadata.orientation]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('takes a picture of a little less than 50 megapixels, and keeps 3072 px a side of it', async () => {
    const user = await createUser(sql);
    const taken = await sendEdit(gateway, user, formOf({ image: bomb(7071), ...FIELDS }));
    expect(taken).toMatchObject({ status: 202, body: { width: 3072, height: 3072 } });
  });

  it('keeps nothing of what is hidden behind the pixels', async () => {
    const user = await createUser(sql);
    const payload = '<script>alert(document.domain)</script>PK\u0003\u0004';
    const polyglot = Buffer.concat([await photo('png'), Buffer.from(payload)]);

    expect((await sendEdit(gateway, user, formOf({ image: polyglot, ...FIELDS }))).status).toBe(202);

    const [stored] = storage.files.values();
    expect(Buffer.from(stored ?? []).includes('<script>')).toBe(false);
  });

  it('stores a reference image for a change of background only', async () => {
    const user = await createUser(sql);
    const images = { image: await photo('jpeg'), secondImage: await photo('webp') };

    const changed = await sendEdit(
      gateway,
      user,
      formOf({ ...images, ...FIELDS, editType: 'background_change' }),
    );
    expect(changed.body.referenceImageUrl).toMatch(/^\/media\/[\da-f]{32}$/);
    expect(storage.files.size).toBe(2 * FILES);

    storage.files.clear();
    const enhanced = await sendEdit(gateway, user, formOf({ ...images, ...FIELDS }));
    expect(enhanced.body.referenceImageUrl).toBeNull();
    // The picture was sent before, so its stored file is that of before.
    expect(storage.files.size).toBe(0);
  });

  it('gives the same edit for the same key, charged once, and keeps one upload', async () => {
    const user = await createUser(sql);
    const headers = { 'idempotency-key': randomUUID() };
    const image = await photo('jpeg');
    const first = await sendEdit(gateway, user, formOf({ image, ...FIELDS }), headers);
    const again = await sendEdit(gateway, user, formOf({ image, ...FIELDS }), headers);
    expect(again.body.id).toBe(first.body.id);
    expect(again.body.originalImageUrl).toBe(first.body.originalImageUrl);
    expect(await balanceOf(sql, user.id)).toBe(480);
    expect(storage.files.size).toBe(FILES);

    const other = await sendEdit(gateway, user, formOf({ image: await photo('png'), ...FIELDS }), headers);
    expect(other.status).toBe(422);
    expect(storage.files.size).toBe(FILES);
  });

  it('takes the same pictures sent in another order for the same request', async () => {
    const user = await createUser(sql);
    const headers = { 'idempotency-key': randomUUID() };
    const fields = { ...FIELDS, editType: 'background_change' };
    const [image, secondImage] = [await photo('jpeg'), await photo('webp')];
    const first = await sendEdit(gateway, user, formOf({ image, secondImage, ...fields }), headers);
    const again = await sendEdit(gateway, user, formOf({ secondImage, image, ...fields }), headers);
    expect(again).toMatchObject({ status: 202, body: { id: first.body.id } });
  });

  it('keeps the upload of a job that was queued although notifying failed', async () => {
    const user = await createUser(sql);
    const notifier = {
      notify(): void {
        throw new Error('The connection broke.');
      },
    };
    const broken = createTestGateway(sql, {}, { ...gateway.deps, notifier });
    const response = await sendEdit(broken, user, formOf({ image: await photo('jpeg'), ...FIELDS }));
    broken.stop();

    expect(response.status).toBe(500);
    expect(await balanceOf(sql, user.id)).toBe(480);
    expect(storage.files.size).toBe(FILES);
  });
});
