import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/database/database.ts';
import { createUser, startGeneration, type TestUser } from '../../../test/gateway/factories.ts';
import { claimAny } from '../../../test/generations/claim-any.ts';
import { SCHEMA_FOLDER } from '../../platform/db/migrate/schema-files.ts';

const { sql, admin } = await createTestDatabase();

// The statements of the release that is kept, as it sends them. Inside of the repository, so that packages are found.
const home = await mkdtemp(join(SCHEMA_FOLDER, '.release-before-'));
afterAll(() => rm(home, { recursive: true, force: true }));
const archive = await readFile(join(SCHEMA_FOLDER, '../e2e/kept-release/gateway.tar.br'));
execFileSync('tar', ['-x', '-C', home], { input: brotliDecompressSync(archive) });
const file = pathToFileURL(join(home, 'api/src/generations/worker/jobs.repo.ts'));
// Safe because it is the module of that release.
const before = (await import(file.href)) as { claimJobs: typeof claimAny };

const WORKER = { worker: 1, kinds: ['image', 'edit', 'video', 'music', 'text'], leaseMs: 30_000 } as const;
const claim = async ({ claimJobs: send }: { claimJobs: typeof claimAny }): Promise<string[]> =>
  (await send(sql, 10, { ...WORKER, now: new Date() })).map(({ id }) => id);

let user: TestUser;
beforeEach(async () => {
  await admin`update generation set run_at = 'infinity' where status = 'queued'`;
  user = await createUser(sql);
});

async function queue(kind: string, request: Record<string, unknown>): Promise<string> {
  const id = await startGeneration(sql, user, { key: crypto.randomUUID() });
  await admin`update generation set kind = ${kind}, request = ${JSON.stringify(request)}::text::jsonb where id = ${id}`;
  return id;
}

const PICTURE = { key: 'a', mediaType: 'image/png', sizeBytes: 1, width: 8, height: 8 };

it.each([
  ['an edit with a mask', 'edit', { prompt: 'x', image: PICTURE, mask: PICTURE }],
  ['an edit that makes it larger', 'edit', { prompt: 'x', image: PICTURE, upscale: 2 }],
  ['a film with a track', 'video', { prompt: 'x', track: { id: crypto.randomUUID(), file: 'b' } }],
  ['an image of another ratio', 'image', { prompt: 'x', ratio: '3:2' }],
  ['an image with words to exclude', 'image', { prompt: 'x', exclude: 'cars' }],
  ['a text of a chosen engine', 'text', { prompt: 'x', engine: 'second' }],
])('leaves %s to a worker that knows of it', async (_, kind, request) => {
  const id = await queue(kind, request);

  expect(await claim(before)).toEqual([]);
  expect(await claim({ claimJobs: claimAny })).toEqual([id]);
});

it('gives workers of the release before what they know, past what they do not', async () => {
  await queue('edit', { prompt: 'x', image: PICTURE, mask: PICTURE });
  const known = [
    await queue('image', { prompt: 'x', size: '1024x1024', quality: 'hd', style: 'vivid', seed: 3 }),
    await queue('edit', {
      prompt: 'x',
      editType: 'enhance',
      strength: 70,
      image: PICTURE,
      secondImage: PICTURE,
    }),
    await queue('video', { prompt: '', duration: 4, aspectRatio: '1:1', image: PICTURE }),
    await queue('music', { prompt: 'x', genre: null, duration: 30 }),
    await queue('text', { prompt: 'x', model: 'creative' }),
  ];

  expect((await claim(before)).toSorted()).toEqual(known.toSorted());
});

it('leaves a request with a member of a later release, whose vendor has a limit, to a later worker', async () => {
  await queue('image', { prompt: 'x', later: 1 });
  const limits = [{ vendor: 'fal', kind: 'image', engine: '', concurrency: 5 }] as const;

  expect(await claimAny(sql, 10, { ...WORKER, limits, now: new Date() })).toEqual([]);
  expect(await claim({ claimJobs: claimAny })).toEqual([]);
});
