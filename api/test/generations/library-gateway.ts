import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Generation } from '@aic/contract';
import type { LibraryCommandName } from '@aic/contract/library';
import { afterAll } from 'vitest';
import { createDiskStorage } from '../../src/platform/storage/disk-storage.ts';
import type { Storage } from '../../src/platform/storage/storage.ts';
import type { TestDatabase } from '../database/database.ts';
import type { TestUser } from '../gateway/factories.ts';
import { createTestGateway } from '../gateway/gateway.ts';

interface Asked<Body> {
  response: Response;
  status: number;
  body: Body;
}

/** The library's calls of a test file: a store on disk, and a clock that the test moves. */
export async function openLibrary({ sql }: TestDatabase, wrap: (disk: Storage) => Storage = (disk) => disk) {
  const root = await mkdtemp(join(tmpdir(), 'library-'));
  const storage = wrap(createDiskStorage(root));
  const time = { now: new Date('2030-01-01T00:00:00Z') };
  const gateway = createTestGateway(sql, {}, { storage, clock: { now: () => time.now } });
  afterAll(async () => {
    gateway.stop();
    await rm(root, { recursive: true });
  });

  async function ask<Body>(
    user: TestUser | null,
    method: string,
    path: string,
    json?: unknown,
  ): Promise<Asked<Body>> {
    const headers = new Headers(user ? { cookie: `sid=${user.token.toString('base64url')}` } : {});
    if (json !== undefined) headers.set('content-type', 'application/json');
    const sent = json === undefined ? {} : { body: JSON.stringify(json) };
    const response = await gateway.request(path, { method, headers, ...sent });
    const text = await response.text();
    // Safe because only a test reads it, and fails.
    return { response, status: response.status, body: (text === '' ? null : JSON.parse(text)) as Body };
  }

  return {
    gateway,
    storage,
    root,
    time,
    ask,
    /** Ids of what it changed. */
    async run(user: TestUser, command: LibraryCommandName, ids: readonly string[], folderId?: string | null) {
      const json = { command, ids, ...(folderId !== undefined && { folderId }) };
      return (await ask<{ ids: string[] }>(user, 'POST', '/api/library/commands', json)).body.ids;
    },
    /** Ids of the first page, and the address of the next. */
    async list(user: TestUser, query = '') {
      const { response, body } = await ask<Generation[]>(user, 'GET', `/api/library${query}`);
      const next = /<([^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1] ?? null;
      return { items: body, ids: body.map(({ id }) => id), next };
    },
  };
}
