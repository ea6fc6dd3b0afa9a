import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { createMemoryStorage } from '../../test/generations/memory-storage.ts';
import { digestFiles } from './digest-files.ts';

const FILM = { name: 'video', key: 'a'.repeat(32), mediaType: 'video/mp4' };

it('reads a file whose digest the store does not have, as of a film that came piece by piece', async () => {
  const storage = {
    ...createMemoryStorage(),
    stat: () =>
      Promise.resolve({ sizeBytes: 6, etag: '9b2cf535f27731c974343645a3985328-2', mediaType: 'video/mp4' }),
    read: () => Promise.resolve(Readable.from([Buffer.from('fil'), Buffer.from('m 1')])),
  };

  const files = await digestFiles(storage, { files: [FILM], text: null });

  const sha256 = createHash('sha256').update('film 1').digest('hex');
  expect(files).toEqual([{ name: 'video', mediaType: 'video/mp4', sizeBytes: 6, sha256 }]);
});

it('leaves out what is not in the store any more', async () => {
  expect(await digestFiles(createMemoryStorage(), { files: [FILM], text: null })).toEqual([]);
});
