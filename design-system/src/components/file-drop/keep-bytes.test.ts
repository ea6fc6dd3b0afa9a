import { expect, it } from 'vitest';
import { FILE_CHANGED, FILE_EMPTY, FILE_HEIF, keepBytes } from './keep-bytes.ts';

const heif = (brand: string) =>
  new File([new Uint8Array([0, 0, 0, 24]), `ftyp${brand}`, 'more'], 'photo.jpg');

it.each<[string, File, string]>([
  ['an empty file', new File([], 'photo.png'), FILE_EMPTY],
  ['HEIC under another name', heif('heic'), FILE_HEIF],
  ['AVIF under another name', heif('avif'), FILE_HEIF],
  [
    'a file that was changed since',
    Object.assign(new File(['x'], 'photo.png'), {
      arrayBuffer: () => Promise.reject(new Error('NotReadable')),
    }),
    FILE_CHANGED,
  ],
])('says of %s what is wrong', async (_case, file, message) => {
  expect(await keepBytes(file)).toEqual({ kind: 'rejected', message });
});

it('hands on the same file with bytes that no change of the original reaches', async () => {
  const original = new File(['a film of 1912'], 'photo.png', { type: 'image/png', lastModified: 5 });
  const kept = await keepBytes(original);
  const file = kept.kind === 'accepted' ? kept.file : original;
  expect(file).not.toBe(original);
  expect([file.name, file.type, file.lastModified, await file.text()]).toEqual([
    'photo.png',
    'image/png',
    5,
    'a film of 1912',
  ]);
});
