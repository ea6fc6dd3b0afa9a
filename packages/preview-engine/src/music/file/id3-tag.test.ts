import { describe, expect, it } from 'vitest';
import { writeId3Tag } from './id3-tag.ts';

const FIELDS = { comment: 'Von hier: 夕焼け', genre: 'folk', tempo: 96, key: 'Dm' };

/** The frames of an ID3v2.3 tag, read as its specification lays them out. */
function readFrames(tag: Uint8Array): Map<string, Buffer> {
  const bytes = Buffer.from(tag);
  const frames = new Map<string, Buffer>();
  for (let at = 10; at < bytes.length;) {
    const size = bytes.readUInt32BE(at + 4);
    frames.set(bytes.toString('latin1', at, at + 4), bytes.subarray(at + 10, at + 10 + size));
    at += 10 + size;
  }
  return frames;
}

describe('writeId3Tag', () => {
  const tag = writeId3Tag(FIELDS);

  it('says its version and its size, seven bits to a byte', () => {
    expect([...tag.subarray(0, 6)]).toEqual([0x49, 0x44, 0x33, 3, 0, 0]);
    const [a = 0, b = 0, c = 0, d = 0] = tag.subarray(6, 10);
    expect(((a * 128 + b) * 128 + c) * 128 + d).toBe(tag.length - 10);
    const large = writeId3Tag({ ...FIELDS, comment: 'x'.repeat(4000) });
    for (const byte of large.subarray(6, 10)) expect(byte).toBeLessThan(0x80);
  });

  it('holds the comment in any script, after its language and an empty description', () => {
    const comment = readFrames(tag).get('COMM');
    expect(comment?.toString('latin1', 1, 4)).toBe('eng');
    expect([...(comment?.subarray(4, 10) ?? [])]).toEqual([0xff, 0xfe, 0, 0, 0xff, 0xfe]);
    expect(comment?.toString('utf16le', 10)).toBe(FIELDS.comment);
  });

  it('holds tempo and key as plain text', () => {
    expect(readFrames(tag).get('TBPM')?.toString('latin1', 1)).toBe('96');
    expect(readFrames(tag).get('TKEY')?.toString('latin1', 1)).toBe('Dm');
  });
});
