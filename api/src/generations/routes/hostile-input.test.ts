import { afterAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/database/database.ts';
import { balanceOf, createUser } from '../../../test/gateway/factories.ts';
import { createTestGateway } from '../../../test/gateway/gateway.ts';
import { createFakeProvider } from '../../../test/generations/fake-provider.ts';
import { formOf, sendEdit } from '../../../test/generations/uploads/edit-client.ts';
import { createBucketStorage } from '../../../test/generations/uploads/memory-bucket-storage.ts';
import { photo } from '../../../test/generations/uploads/pictures.ts';

const { sql } = await createTestDatabase();
const provider = createFakeProvider();
const storage = createBucketStorage();
const gateway = createTestGateway(
  sql,
  {},
  {
    storage,
    providers: { image: provider, edit: provider, video: provider, music: provider, text: provider },
  },
);
afterAll(() => gateway.stop());

const PATHS = ['/api/generate', '/api/generate-video', '/api/generate-music', '/api/generate-text'] as const;

/** Sends this body as a new user, who is to have all their credits afterwards. */
async function refusalOf(path: string, body: string, headers: Readonly<Record<string, string>> = {}) {
  const user = await createUser(sql);
  const response = await gateway.request(path, {
    method: 'POST',
    headers: {
      cookie: `sid=${user.token.toString('base64url')}`,
      'content-type': 'application/json',
      ...headers,
    },
    body,
  });
  expect(await balanceOf(sql, user.id)).toBe(500);
  return { status: response.status, body: await response.json() };
}

const nested = `${'['.repeat(30_000)}${']'.repeat(30_000)}`;

describe.each(PATHS)('%s', (path) => {
  it.each([
    'null',
    '[]',
    '1e400',
    '{"prompt":["a"]}',
    '{"prompt":{"toString":1}}',
    `{"prompt":${nested}}`,
    '{"prompt":"a\\u0000b"}',
    '{"prompt":"a","x":1}',
    '{"prompt":"a","__proto__":{"size":"x"}}',
    '{"prompt":"a","constructor":{"prototype":{}}}',
    '{"prompt":"a","seed":1e10}',
    '{"prompt":"a","seed":-1}',
    '{"prompt":"a","seed":"7"}',
    '{"prompt":"a","cameraControl":[]}',
    '{"prompt":"a","cameraControl":{"motion":1e300}}',
    '{"prompt":"a","cameraControl":{"__proto__":{}}}',
    '{"prompt":"a","genre":"__proto__"}',
    '{"prompt":"a","model":["casual"]}',
    '{"prompt":"a","size":null}',
  ])('answers 400 to %.60s', async (body) => {
    expect(await refusalOf(path, body)).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
  });

  it('says of a prompt of 4,001 characters that it is too long', async () => {
    const refusal = await refusalOf(path, JSON.stringify({ prompt: 'a'.repeat(4001) }));
    expect(refusal).toMatchObject({
      status: 400,
      body: { message: 'This is longer than 4000 characters. Shorten it and try again.' },
    });
  });

  it.each(['3000000000', '-1', '1e1', '0x14', '20, 20', 'NaN'])(
    'answers 400 to the quoted price %s',
    async (price) => {
      const refusal = await refusalOf(path, '{"prompt":"a"}', { 'x-quoted-price': price });
      expect(refusal).toMatchObject({
        status: 400,
        body: { fields: { 'x-quoted-price': expect.any(String) } },
      });
    },
  );

  it('takes half a character for one that cannot be read', async () => {
    const user = await createUser(sql);
    const response = await gateway.post(
      path,
      { prompt: 'a \ud800 b' },
      { headers: { cookie: `sid=${user.token.toString('base64url')}` } },
    );
    expect(response.status).toBe(202);
    expect(await response.json()).toMatchObject({ prompt: 'a \ufffd b' });
  });
});

it.each(['[4]', '""', 'true', 'null', '"0x4"', '"1e1"', '1e300', '4.5', '-4'])(
  'does not take %s for the length of a video',
  async (duration) => {
    const refusal = await refusalOf('/api/generate-video', `{"prompt":"a","duration":${duration}}`);
    expect(refusal).toMatchObject({ status: 400, body: { fields: { duration: expect.any(String) } } });
  },
);

it.each<Record<string, string>>([
  { strength: '' },
  { strength: ' ' },
  { strength: '0x10' },
  { strength: '1e1' },
  { strength: '-10' },
  { strength: 'NaN' },
  { editType: '__proto__' },
  { constructor: 'x' },
  { prompt: 'a\0b' },
])('refuses the form of an edit with %j, and keeps no file', async (fields) => {
  const user = await createUser(sql);
  const image = await photo('png', 8, 8);
  const form = formOf({ image, prompt: 'warmer', editType: 'enhance', ...fields });

  expect(await sendEdit(gateway, user, form)).toMatchObject({ status: 400 });
  expect(storage.files.size).toBe(0);
  expect(await balanceOf(sql, user.id)).toBe(500);
});
