import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { createBucketStorage } from '../../../test/generations/uploads/memory-bucket-storage.ts';
import { createDiskStorage } from '../../platform/storage/disk-storage.ts';
import type { Job } from '../worker/job.ts';
import { createResultStore } from './result-store.ts';

const root = await mkdtemp(join(tmpdir(), 'results-'));
const storage = createDiskStorage(root);
afterAll(() => rm(root, { recursive: true }));

const job: Job = {
  userId: 'u',
  id: 'g',
  attempt: 1,
  attemptsUsed: 1,
  kind: 'image',
  request: {},
  seed: 1,
  submission: null,
  createdAt: new Date(),
  price: 0,
  traceparent: null,
};

describe('createResultStore', () => {
  it('keeps what was made in place of what was asked for: the item is called by it', async () => {
    const results = createResultStore({ storage });
    const reading = { understood: [], ignored: ['dragon'], instead: 'an abstract picture' };
    const output = { text: 'A draft.', mediaType: 'text/markdown', details: {} } as const;

    const followed = { understood: ['haiku'], ignored: [], instead: null };
    expect(await results.store({ ...job, kind: 'text' }, { ...output, reading })).toMatchObject({ reading });
    expect(await results.store({ ...job, kind: 'text' }, { ...output, reading: followed })).toMatchObject({
      reading: { understood: ['haiku'], ignored: [] },
    });
  });

  it('removes every file of a result that no user will see', async () => {
    const results = createResultStore({ storage });
    const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#123' } })
      .png()
      .toBuffer();
    const output = await results.store(job, {
      bytes,
      mediaType: 'image/png',
      details: { key: 'not a file' },
    });
    const keys = [...JSON.stringify(output).matchAll(/[0-9a-f]{32}/g)].map(([key]) => key);
    expect(keys).toHaveLength(3);

    await results.discard(output);

    for (const key of keys) await expect(storage.stat(key)).resolves.toBeNull();
  });

  it('has nothing to remove of an output without files', async () => {
    const results = createResultStore({ storage });

    await expect(results.discard(null)).resolves.toBeUndefined();
    await expect(results.discard({ details: { model: 'x' } })).resolves.toBeUndefined();
  });

  it('leaves no file behind of a result that could be stored in part only', async () => {
    const bucket = createBucketStorage();
    let puts = 0;
    const full: typeof bucket = {
      ...bucket,
      async put(key, bytes, mediaType) {
        puts += 1;
        if (puts === 2) throw new Error('no space left');
        return bucket.put(key, bytes, mediaType);
      },
    };
    const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#123' } })
      .png()
      .toBuffer();
    const results = createResultStore({ storage: full });

    const storing = results.store(job, { bytes, mediaType: 'image/png', details: {} });

    await expect(storing).rejects.toThrow('no space left');
    expect(puts).toBe(3);
    expect(bucket.files.size).toBe(0);
  });
});
