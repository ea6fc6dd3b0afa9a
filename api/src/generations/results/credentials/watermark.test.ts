import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tinyTrack } from '@aic/preview-engine/testing';
import { pino } from 'pino';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../../test/database/database.ts';
import { readCredentials } from '../../../../test/storage/read-credentials.ts';
import { parseConfig } from '../../../platform/config/config.ts';
import { systemClock } from '../../../platform/time/clock.ts';
import { SigningFailed } from '../../errors/signing-failed.ts';
import { createCredentials } from './credentials.ts';
import { watermarked } from './watermark.ts';

const { sql } = await createTestDatabase();
const folder = await mkdtemp(join(tmpdir(), 'aic-watermark-'));
const closers: Array<() => Promise<unknown>> = [];
afterAll(async () => {
  await Promise.all(closers.map((close) => close()));
  await rm(folder, { recursive: true });
});

const picture = (background: string) =>
  sharp({ create: { width: 8, height: 8, channels: 3, background } })
    .png()
    .toBuffer();
const FILES = { 'image/png': await picture('red'), 'audio/mpeg': await tinyTrack(1, () => 0.5) };
const MARKED = await picture('blue');

/** Marks pictures alone: they are another one afterwards. */
const MARKING = `
  export default async (bytes, mediaType) =>
    mediaType === 'image/png' ? Buffer.from('${MARKED.toString('base64')}', 'base64') : null;`;

async function open(name: string, text: string) {
  const path = join(folder, name);
  await writeFile(path, text);
  const variables = { DATA_DIR: folder, WATERMARK_MODULE: path, CREDENTIALS_ON_FAILURE: 'fail' };
  const logger = pino({ level: 'silent' });
  const credentials = createCredentials({ sql, config: parseConfig(variables), clock: systemClock, logger });
  closers.push(() => credentials.close());
  return async (mediaType: keyof typeof FILES, label?: string) => {
    const made = {
      type: 'trainedAlgorithmicMedia',
      providerId: 'openai',
      model: null,
      isUpscaled: false,
      ...(label !== undefined && { label }),
    } as const;
    const bytes = FILES[mediaType];
    const materials = label === undefined ? [] : [{ relationship: 'parentOf', mediaType, bytes } as const];
    const file = await credentials.sign({ bytes, mediaType, made, materials });
    const { state, actions } = await readCredentials(file ?? new Uint8Array(), mediaType);
    expect(state).toBe('Valid');
    return { file, actions: actions.map(({ action }) => action) };
  };
}

describe('the watermark of an operator’s module', () => {
  it('is put in before the file is signed, which says so', async () => {
    const sign = await open('marking.mjs', MARKING);
    const { file, actions } = await sign('image/png');
    expect(actions).toEqual(['c2pa.created', 'c2pa.watermarked.unbound']);
    const { dominant } = await sharp(file ?? undefined).stats();
    expect(dominant.b).toBeGreaterThan(dominant.r);
  });

  it('is not said of what the module left alone, or what had it already', async () => {
    const sign = await open('marking.mjs', MARKING);
    expect((await sign('audio/mpeg')).actions).toEqual(['c2pa.created']);
    expect((await sign('image/png', 'AI generated')).actions).toEqual(['c2pa.opened', 'c2pa.edited']);
  });

  it('counts like the signature where the module fails', async () => {
    const sign = await open('failing.mjs', `export default async () => { throw new Error('no licence'); };`);
    await expect(sign('image/png')).rejects.toThrow(SigningFailed);
  });

  it('is an error where the module has no such function', async () => {
    await writeFile(join(folder, 'empty.mjs'), '');
    await expect(watermarked(join(folder, 'empty.mjs'), MARKED, 'image/png')).rejects.toThrow('exports no');
  });

  it('is an error where the function forgets to return the file', async () => {
    const path = join(folder, 'forgetful.mjs');
    await writeFile(path, 'export default async (bytes) => { bytes.fill(7); };');
    await expect(watermarked(path, Uint8Array.from(MARKED), 'image/png')).rejects.toThrow('neither');
  });
});
