import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generationSchema } from '@aic/contract/schemas';
import { tinyFilm, tinyTrack } from '@aic/preview-engine/testing';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { z } from 'zod';
import { createDatabase, dropDatabase } from '../test/database/cluster.ts';
import { sessionCookieOf } from '../test/gateway/gateway.ts';
import { type FakeVendor, sendJson, startFakeVendor } from '../test/generations/vendors/fake-vendor.ts';
import { readCredentials } from '../test/storage/read-credentials.ts';
import { parseConfig } from './platform/config/config.ts';
import { startServer, type RunningServer } from './server.ts';

const database = await createDatabase(inject('clusterUrl'));
const KEYS = {
  OPENAI_API_KEY: 'sk-open-secret',
  VIDEO_API_KEY: 'sk-video-secret',
  MUSIC_API_KEY: 'xi-music-secret',
};

let root: string;
let vendor: FakeVendor;
let server: RunningServer;
let cookie: string;
let files: { photo: Buffer; film: Uint8Array; track: Uint8Array };

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'vendors-'));
  vendor = await startFakeVendor();
  files = { photo: await makePhoto(), film: await tinyFilm(), track: await tinyTrack(12, () => 0.5) };
  server = await startServer({
    config: parseConfig({
      PORT: '0',
      DATABASE_URL: database,
      DATA_DIR: root,
      LOG_LEVEL: 'silent',
      OPENAI_BASE_URL: vendor.baseUrl,
      VIDEO_BASE_URL: vendor.baseUrl,
      VIDEO_MODEL: 'wan-2.2',
      MUSIC_BASE_URL: vendor.baseUrl,
      PASSWORD_HASH_MEMORY_KIB: '64',
      ...KEYS,
    }),
  });
  cookie = sessionCookieOf(
    await send('/api/register', JSON.stringify({ email: 'a@example.com', password: 'correct horse' })),
  );
});
afterAll(async () => {
  await server.stop();
  await vendor.stop();
  await dropDatabase(inject('clusterUrl'), database);
  await rm(root, { recursive: true });
});
beforeEach(() => {
  vendor.seen.length = 0;
  vendor.serveWith((response, { method, path = '' }) => {
    const to = `${method} ${path.split('?')[0]}`;
    if (to === 'POST /v1/images/edits') {
      sendJson(response, 200, { data: [{ b64_json: files.photo.toString('base64') }] });
    } else if (to === 'POST /v1/responses') {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write('data: {"type":"response.output_text.delta","delta":"# Dear all"}\n\n');
      response.end('data: {"type":"response.completed","response":{}}\n\n');
    } else if (to === 'POST /v1/music') response.end(files.track);
    else if (to === 'POST /v1/videos') sendJson(response, 200, { id: 'video_1', status: 'queued' });
    else if (to === 'GET /v1/videos/video_1') sendJson(response, 200, { id: 'video_1', status: 'completed' });
    else if (path === '/v1/videos/video_1/content') response.end(files.film);
    else sendJson(response, 404, {});
  });
});

function makePhoto(): Promise<Buffer> {
  return sharp({ create: { width: 600, height: 400, channels: 3, background: '#4060c0' } })
    .png()
    .toBuffer();
}

function send(path: string, body: string | FormData): Promise<Response> {
  const headers = { origin: server.url, cookie, prefer: 'wait=30' };
  return fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: typeof body === 'string' ? { ...headers, 'content-type': 'application/json' } : headers,
    body,
  });
}

async function make(path: string, body: string | FormData) {
  return generationSchema.parse(await (await send(path, body)).json());
}

async function open(path: string | null) {
  const response = await fetch(`${server.url}${path ?? '/nowhere'}`, { headers: { cookie } });
  return { type: response.headers.get('content-type'), bytes: Buffer.from(await response.arrayBuffer()) };
}

describe('a user whose studio has vendors', () => {
  it('edits a photo', async () => {
    const form = new FormData();
    form.set('image', new File([new Uint8Array(files.photo)], 'a.png', { type: 'image/png' }));
    form.set('prompt', 'warmer light');

    const item = await make('/api/edit', form);

    if (item.kind !== 'edit') throw new Error(`It is ${item.kind}.`);
    expect(item).toMatchObject({ status: 'completed', provider: 'openai', credits: 20 });
    expect((await open(item.editedImageUrl)).type).toBe('image/png');
    expect(vendor.seen.map(({ path }) => path)).toEqual(['/v1/images/edits']);
  });

  it('has a text written', async () => {
    const item = await make('/api/generate-text', JSON.stringify({ prompt: 'a toast', model: 'casual' }));

    expect(item).toMatchObject({ status: 'completed', provider: 'openai', response: '# Dear all' });
  });

  it('has music made, with a waveform', async () => {
    const item = await make('/api/generate-music', JSON.stringify({ prompt: 'rain', duration: 10 }));

    if (item.kind !== 'music') throw new Error(`It is ${item.kind}.`);
    // It was asked for 10 s, and is as long as its file.
    expect(item).toMatchObject({ status: 'completed', provider: 'elevenlabs', credits: 12, duration: 12 });
    expect(Math.max(...item.peaks)).toBeGreaterThan(0.3);
    const { type, bytes } = await open(item.audioUrl);
    expect(type).toBe('audio/mpeg');
    expect(bytes.subarray(-files.track.length)).toEqual(Buffer.from(files.track));
    expect((await readCredentials(bytes, type ?? '')).state).toBe('Valid');
  });

  it('has a film made, submitted once', async () => {
    const item = await make('/api/generate-video', JSON.stringify({ prompt: 'a kite' }));

    if (item.kind !== 'video') throw new Error(`It is ${item.kind}.`);
    // It was asked for 4 s.
    expect(item).toMatchObject({ status: 'completed', provider: 'videos', credits: 20, duration: 1 });
    const { type, bytes } = await open(item.videoUrl);
    expect(type).toBe('video/mp4');
    const film = Buffer.from(files.film);
    expect(bytes.includes(film.subarray(film.indexOf('mdat')).subarray(0, 200))).toBe(true);
    expect((await readCredentials(bytes, type ?? '')).state).toBe('Valid');
    expect(vendor.seen.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  it('sees which vendors these are, and none of the keys', async () => {
    const text = (await open('/api/providers')).bytes.toString();

    const rows = z.array(z.object({ id: z.string(), state: z.string() })).parse(JSON.parse(text));
    expect(rows.map(({ id }) => id)).toEqual(['openai', 'openai', 'videos', 'elevenlabs', 'openai']);
    expect(text).not.toContain('secret');
  });
});
