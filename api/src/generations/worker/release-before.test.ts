import { beforeEach, expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/database/database.ts';
import { unpackKeptGateway } from '../../../test/database/kept-gateway.ts';
import { createUser, startGeneration, type TestUser } from '../../../test/gateway/factories.ts';
import { claimJobs } from './jobs.repo.ts';

const { sql, admin } = await createTestDatabase();
const before = await unpackKeptGateway();

const KINDS = ['image', 'edit', 'video', 'music', 'text'] as const;
const claim = async (send: typeof claimJobs, limits: Parameters<typeof claimJobs>[2]['limits'] = []) =>
  (
    await send(sql, [{ count: 10, kinds: KINDS, full: [] }], {
      worker: 1,
      leaseMs: 30_000,
      now: new Date(),
      limits,
    })
  ).map(({ id }) => id);

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

it('gives workers of the release before what they know, past what they do not', async () => {
  await queue('edit', { prompt: 'x', image: PICTURE, later: PICTURE });
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

  expect((await claim(before.claimJobs)).toSorted()).toEqual(known.toSorted());
});

it('leaves a request with a member of a later release, whose vendor has a limit, to a later worker', async () => {
  await queue('image', { prompt: 'x', later: 1 });
  const limits = [{ vendor: 'fal', kind: 'image', engine: '', concurrency: 5 }] as const;

  expect(await claim(claimJobs, limits)).toEqual([]);
  expect(await claim(claimJobs)).toEqual([]);
});
