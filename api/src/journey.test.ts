import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ITEM_SCHEMAS } from '@aic/contract/schemas';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createDatabase, dropDatabase } from '../test/database/cluster.ts';
import { sessionCookieOf } from '../test/gateway/gateway.ts';
import { openEventSource } from '../test/generations/event-source.ts';
import {
  errorBody,
  type FakeOpenAi,
  sendJson,
  startFakeOpenAi,
} from '../test/generations/vendors/fake-openai.ts';
import { readCredentials } from '../test/storage/read-credentials.ts';
import { parseConfig } from './platform/config/config.ts';
import { startServer, type RunningServer } from './server.ts';

const database = await createDatabase(inject('clusterUrl'));
let root: string;
let openai: FakeOpenAi;
let server: RunningServer;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'journey-'));
  openai = await startFakeOpenAi();
  server = await startServer({
    config: parseConfig({
      PORT: '0',
      DATABASE_URL: database,
      DATA_DIR: root,
      LOG_LEVEL: 'silent',
      OPENAI_BASE_URL: openai.baseUrl,
      PASSWORD_HASH_MEMORY_KIB: '64',
    }),
  });
});
afterAll(async () => {
  await server.stop();
  await openai.stop();
  await dropDatabase(inject('clusterUrl'), database);
  await rm(root, { recursive: true });
});

function ask(path: string, cookie: string, body?: object, headers: Readonly<Record<string, string>> = {}) {
  return fetch(`${server.url}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { origin: server.url, cookie, 'content-type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

async function signUp(email: string): Promise<string> {
  return sessionCookieOf(await ask('/api/register', '', { email, password: 'correct horse' }));
}

async function creditsOf(cookie: string): Promise<unknown> {
  return (await ask('/api/credits', cookie)).json();
}

async function respondWithPicture(): Promise<void> {
  const png = await sharp({ create: { width: 1024, height: 1024, channels: 3, background: '#4060c0' } })
    .png()
    .toBuffer();
  openai.serveWith((response) => sendJson(response, 200, { data: [{ b64_json: png.toString('base64') }] }));
}

describe('headers on the wire', () => {
  it('are the defaults unless the handler sets its own', async () => {
    const anonymous = await ask('/api/credits', '');

    expect(Object.fromEntries(anonymous.headers)).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/),
    });
  });
});

describe('a user', () => {
  it('registers, makes a picture, sees it live, downloads it and signs out', async () => {
    await respondWithPicture();
    const cookie = await signUp('creator@example.com');
    const otherWindow = openEventSource(await ask('/api/events', cookie));

    const response = await ask('/api/generate', cookie, { prompt: 'a fox' }, { prefer: 'wait=20' });
    const item = ITEM_SCHEMAS.image.parse(await response.json());

    expect(response.status).toBe(200);
    expect(item).toMatchObject({ status: 'completed', credits: 20, refunded: false, provider: 'openai' });
    await expect(creditsOf(cookie)).resolves.toEqual({ credits: 480 });
    await expect
      .poll(() => otherWindow.events(), { timeout: 5000 })
      .toContainEqual({ type: 'generation', id: item.id, kind: 'image', status: 'completed', progress: 1 });

    const sizes = await Promise.all(
      [item.imageUrl, item.thumbnails?.avif, item.thumbnails?.webp, item.thumbnails?.large].map(
        async (path) => {
          const bytes = await (await ask(path ?? '', cookie)).arrayBuffer();
          const { width, height } = await sharp(Buffer.from(bytes)).metadata();
          return [width, height];
        },
      ),
    );
    expect(sizes).toEqual([
      [1024, 1024],
      [512, 512],
      [512, 512],
      [1024, 1024],
    ]);
    const download = await ask(`/api/download?url=${item.imageUrl}&filename=ai-image-a-fox.png`, cookie);
    expect(Object.fromEntries(download.headers)).toMatchObject({
      'content-disposition': expect.stringContaining('filename="ai-image-a-fox.png"'),
      'cache-control': 'private, no-cache',
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
    });
    const file = new Uint8Array(await download.arrayBuffer());
    expect(await readCredentials(file, 'image/png')).toMatchObject({
      state: 'Valid',
      actions: [
        { action: 'c2pa.created', type: 'trainedAlgorithmicMedia', softwareAgent: { name: 'openai' } },
      ],
    });

    await ask('/api/logout', cookie, {});
    await expect.poll(() => otherWindow.isOver(), { timeout: 5000 }).toBe(true);
    expect(otherWindow.events().at(-1)).toEqual({ type: 'signed-out' });
    expect((await ask(item.imageUrl ?? '', cookie)).status).toBe(401);
  });

  it('whose prompt is refused by the provider keeps the credits and reads why', async () => {
    openai.serveWith((response) => sendJson(response, 400, errorBody('moderation_blocked')));
    const cookie = await signUp('refused@example.com');

    const response = await ask('/api/generate', cookie, { prompt: 'x' }, { prefer: 'wait=20' });

    await expect(response.json()).resolves.toMatchObject({
      status: 'failed',
      refunded: true,
      error: expect.stringContaining('content rules'),
    });
    await expect(creditsOf(cookie)).resolves.toEqual({ credits: 500 });
  });

  it("cannot open another one's picture", async () => {
    await respondWithPicture();
    const [owner, stranger] = [await signUp('owner@example.com'), await signUp('stranger@example.com')];
    const response = await ask('/api/generate', owner, { prompt: 'mine' }, { prefer: 'wait=20' });
    const item = ITEM_SCHEMAS.image.parse(await response.json());

    const paths = [item.imageUrl ?? '', `/api/download?url=${item.imageUrl}`, `/api/generations/${item.id}`];
    const statuses = await Promise.all(paths.map(async (path) => (await ask(path, stranger)).status));

    expect(statuses).toEqual([404, 404, 404]);
  });
});
