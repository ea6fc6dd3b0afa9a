import { tinyFilm, tinyTrack } from '@aic/preview-engine/testing';
import { describe, expect, it } from 'vitest';
import { markedFilm, markedTrack } from './marked-media.ts';

const PACKET = '<x:xmpmeta>what it is</x:xmpmeta>';
const count = (bytes: Buffer, text: string) => bytes.toString('latin1').split(text).length - 1;

describe('a film', () => {
  it('has one packet behind all else, in place of the one that it had', async () => {
    const film = Buffer.from(await tinyFilm());
    const marked = markedFilm(film, PACKET);
    expect(marked.subarray(0, film.length)).toEqual(film);
    expect(marked.readUInt32BE(film.length)).toBe(marked.length - film.length);

    const again = markedFilm(marked, PACKET);

    expect(again.length - marked.length).toBe(marked.length - film.length);
    // The one of before is room without a meaning.
    expect([count(again, 'uuid'), count(again, 'free') - count(film, 'free')]).toEqual([1, 1]);
  });

  it('stays as it is where its last box has no end of its own, or is cut off', async () => {
    const film = Buffer.from(await tinyFilm());
    const endless = Buffer.concat([film, Buffer.from('\0\0\0\0mdat...', 'latin1')]);
    expect(markedFilm(endless, PACKET)).toEqual(endless);
    const cut = film.subarray(0, -3);
    expect(markedFilm(cut, PACKET)).toEqual(cut);
  });

  it('is read to an end, and stays as it is, where a box is shorter than its own head', async () => {
    const box = Buffer.from('\0\0\0\x01mdat\0\0\0\0\0\0\0\0', 'latin1');
    const endless = Buffer.concat([Buffer.from(await tinyFilm()), box]);
    expect(markedFilm(endless, PACKET)).toEqual(endless);
  });
});

describe('a track', async () => {
  const sound = Buffer.from(await tinyTrack(1, () => 0.5));
  const tagged = (version: number, flags = 0) =>
    // A title of two letters, and ten bytes of padding.
    Buffer.concat([
      Buffer.from([0x49, 0x44, 0x33, version, 0, flags, 0, 0, 0, 23]),
      Buffer.from('TIT2\0\0\0\x03\0\0\0hi', 'latin1'),
      Buffer.alloc(10),
      sound,
    ]);
  const size = PACKET.length + 4;

  it.each([
    ['without a tag', sound, 4, size + 10],
    ['with a tag of version 3', tagged(3), 3, size + 10 + 23],
    ['with a tag of version 4', tagged(4), 4, size + 10 + 23],
  ])('%s has a packet at the beginning of its tag', (_name, track, version, tagSize) => {
    const marked = markedTrack(track, PACKET);
    expect(marked.subarray(0, 10)).toEqual(
      Buffer.from([0x49, 0x44, 0x33, version, 0, 0, 0, 0, tagSize >> 7, tagSize & 0x7f]),
    );
    expect(marked.toString('latin1', 10, 20)).toBe(`PRIV\0\0\0${String.fromCodePoint(size)}\0\0`);
    expect(marked.toString('latin1', 20, 20 + size)).toBe(`XMP\0${PACKET}`);
    expect(marked.subarray(-sound.length)).toEqual(sound);
  });

  it('writes large sizes with seven bits a byte', () => {
    const marked = markedTrack(sound, 'x'.repeat(300));
    expect(marked.subarray(14, 18)).toEqual(Buffer.from([0, 0, 2, 48]));
  });

  it.each([
    ['of version 2', tagged(2)],
    ['that is scrambled', tagged(4, 0x80)],
  ])('stays as it is with a tag %s', (_name, track) => {
    expect(markedTrack(track, PACKET)).toEqual(track);
  });
});
