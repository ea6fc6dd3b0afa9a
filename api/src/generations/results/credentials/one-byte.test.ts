import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tinyFilm, tinyTrack } from '@aic/preview-engine/testing';
import { pino } from 'pino';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../../../test/database/database.ts';
import { readCredentials } from '../../../../test/storage/read-credentials.ts';
import { parseConfig } from '../../../platform/config/config.ts';
import { systemClock } from '../../../platform/time/clock.ts';
import { createCredentials } from './credentials.ts';

const { sql } = await createTestDatabase();
const dataDir = await mkdtemp(join(tmpdir(), 'aic-one-byte-'));
const credentials = createCredentials({
  sql,
  config: parseConfig({ DATA_DIR: dataDir }),
  clock: systemClock,
  logger: pino({ level: 'silent' }),
});
afterAll(async () => {
  await credentials.close();
  await rm(dataDir, { recursive: true });
});

const PLACES = 40;
const picture = sharp({ create: { width: 64, height: 48, channels: 3, background: '#4060c0' } });
const FILES: Record<string, Uint8Array> = {
  'image/png': await picture.png().toBuffer(),
  'image/webp': await picture.webp().toBuffer(),
  'video/mp4': await tinyFilm(),
  'audio/mpeg': await tinyTrack(2, () => 0.5),
};

/**
 * Where a byte is part of nothing that is hashed, and says nothing of the file: lengths and names of the boxes that
 * hold the claims, the checksum of their chunk, and, as C2PA has it, the brand and the free space of a film.
 */
function unboundOf(file: Buffer, mediaType: string): (at: number) => boolean {
  const places = new Set<number>();
  const add = (start: number, end: number): void => {
    for (let at = start; at < end; at += 1) places.add(at);
  };
  for (const { index, 0: name } of file
    .toString('latin1')
    .matchAll(/c2pa(\.assertions|\.claim\.v2|\.signature)?\0/g)) {
    // The length of the box that the name is of, and of the first one in it.
    add(index - 33, index - 29);
    add(index, index + name.length + 4);
  }
  // What a signature is of stands elsewhere; how it says so does not matter.
  const nothing = file.indexOf(Buffer.from('a0f65840', 'hex')) + 1;
  add(nothing, nothing + 1);
  if (mediaType === 'image/png') {
    const chunk = file.indexOf('caBX') - 4;
    const end = chunk + 8 + file.readUInt32BE(chunk);
    add(end, end + 4);
  }
  if (mediaType === 'video/mp4') {
    for (let start = 0; start < file.length; start += file.readUInt32BE(start)) {
      const type = file.toString('latin1', start + 4, start + 8);
      if (type === 'ftyp' || type === 'free') add(start + 8, start + file.readUInt32BE(start));
      // Between its identifier and what is in it.
      if (type === 'uuid') add(start + 24, start + 50);
    }
  }
  return (at) => places.has(at);
}

it.each(Object.keys(FILES))(
  `%s is refused with one byte changed, in ${PLACES} places all over its claims and its media`,
  async (mediaType) => {
    const signed = await credentials.sign({
      bytes: FILES[mediaType] ?? new Uint8Array(),
      mediaType,
      made: { type: 'trainedAlgorithmicMedia', providerId: 'openai', model: 'gpt-image', isUpscaled: false },
      materials: [],
    });
    const file = Buffer.from(signed ?? '');
    const stateOf = (bytes: Uint8Array) =>
      readCredentials(bytes, mediaType).then(
        ({ state }) => state,
        () => 'Invalid',
      );
    expect(await stateOf(file)).toBe('Valid');
    const isUnbound = unboundOf(file, mediaType);
    const bound = [...file.keys()].filter((at) => !isUnbound(at));

    for (let n = 0; n < PLACES; n += 1) {
      const at = bound[Math.floor((n * bound.length) / PLACES)] ?? 0;
      const changed = Buffer.from(file);
      changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
      expect([at, await stateOf(changed)]).toEqual([at, 'Invalid']);
    }
  },
);
