import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestDatabase } from '../../../test/database/database.ts';
import { createUser, startGeneration } from '../../../test/gateway/factories.ts';
import { createTestGateway } from '../../../test/gateway/gateway.ts';
import { claimAny } from '../../../test/generations/claim-any.ts';
import { createFakeProvider } from '../../../test/generations/fake-provider.ts';
import { UPLOAD_FOLDER_PREFIX } from '../../generations/uploads/receive-form.ts';
import { createDiskStorage } from '../storage/disk-storage.ts';
import type { Storage } from '../storage/storage.ts';
import { openHttpServer } from './http-server.ts';
import { createLogger } from './log/logger.ts';

interface Line {
  level: number;
  msg: string;
  path?: string;
}

const ERROR_LEVEL = 50;
const KEY = 'a1'.repeat(16);
const { sql } = await createTestDatabase();
const lines: Line[] = [];
const logger = createLogger(
  { logLevel: 'debug' },
  { write: (line) => void lines.push(JSON.parse(line) as Line) },
);
const root = await mkdtemp(join(tmpdir(), 'client-leaves-'));
// Where uploads are received.
vi.stubEnv('TMPDIR', root);
const disk = createDiskStorage(join(root, 'media'));
/** What the gateway has opened to send. */
const streams: Readable[] = [];
const storage: Storage = {
  ...disk,
  async read(...what) {
    const stream = await disk.read(...what);
    streams.push(stream);
    return stream;
  },
};
const providers = { edit: createFakeProvider() };
const gateway = createTestGateway(sql, {}, { logger, storage, providers });
const server = await openHttpServer({ host: '127.0.0.1', port: 0 });
await server.serveWith((asked, env) => gateway.app.fetch(asked, env));
const user = await createUser(sql);
const cookie = `sid=${user.token.toString('base64url')}`;
afterAll(async () => {
  gateway.stop();
  await server.close();
  vi.unstubAllEnvs();
  await rm(root, { recursive: true });
});

/** What libraries write past our log. */
const printed: unknown[][] = [];
beforeEach(() => {
  lines.length = 0;
  for (const method of ['error', 'warn', 'info', 'log'] as const) {
    vi.spyOn(console, method).mockImplementation((...words) => void printed.push(words));
  }
});
afterEach(() => {
  vi.restoreAllMocks();
});

function expectNoErrors(): void {
  expect(printed).toEqual([]);
  expect(lines.filter(({ level }) => level >= ERROR_LEVEL)).toEqual([]);
}

function ask(method: string, path: string, headers: Readonly<Record<string, string>> = {}): ClientRequest {
  const all = { cookie, 'sec-fetch-site': 'same-origin', ...headers };
  return request({ port: server.port, method, path, headers: all }).on('error', () => undefined);
}

describe('a client that leaves', () => {
  it('in the middle of an upload is no error', async () => {
    const upload = ask('POST', '/api/edit', { 'content-type': 'multipart/form-data; boundary=b' });
    upload.write('--b\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\n\r\nhalf of a pi');
    const received = async () =>
      (await readdir(root)).filter((name) => name.startsWith(UPLOAD_FOLDER_PREFIX));
    await expect.poll(received).not.toEqual([]);
    upload.destroy();

    await expect.poll(() => lines.map(({ msg }) => msg)).toContain('the client left before the response');
    await expect.poll(received).toEqual([]);
    expectNoErrors();
  });

  it('in the middle of a film is no error', async () => {
    await storage.put(KEY, Buffer.alloc(32 * 1024 * 1024), 'video/mp4');
    const id = await startGeneration(sql, user);
    await claimAny(sql, 1, { worker: 1, kinds: ['image'], leaseMs: 60_000, now: new Date() });
    const output = { image: { key: KEY, mediaType: 'video/mp4', sizeBytes: 1 }, details: {} };
    await sql`
      select finish_generation(${user.id}, ${id}, 1, 'completed', null, null, ${sql.json(output)}, 'preview', now())`;
    const film = ask('GET', `/media/${KEY}`).end();
    const [response] = (await once(film, 'response')) as [IncomingMessage];
    await once(response, 'data');
    film.destroy();

    await expect.poll(() => streams.map(({ destroyed }) => destroyed)).toEqual([true]);
    expect(streams[0]?.readableEnded).toBe(false);
    expectNoErrors();
  });

  it('in the middle of its events is no error', async () => {
    const events = ask('GET', '/api/events').end();
    const [response] = await once(events, 'response');
    expect(response).toMatchObject({ statusCode: 200 });
    await expect.poll(() => gateway.deps.hub.connections()).toBe(1);
    events.destroy();

    await expect.poll(() => gateway.deps.hub.connections()).toBe(0);
    expectNoErrors();
  });
});
