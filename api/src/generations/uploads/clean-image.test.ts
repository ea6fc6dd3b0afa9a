import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { cleanImage } from './clean-image.ts';

const home = await mkdtemp(join(tmpdir(), 'clean-image-'));
afterAll(() => rm(home, { recursive: true }));

async function clean(bytes: Buffer) {
  const path = join(home, crypto.randomUUID());
  await writeFile(path, bytes);
  return cleanImage(path, 'image', 'a user');
}

const plain = (width = 40, height = 20, background = 'rgb(60, 120, 200)') =>
  sharp({
    create: { width, height, channels: 3, background, noise: { type: 'gaussian', mean: 128, sigma: 20 } },
  });
const meanOf = async (bytes: Buffer) =>
  (await sharp(bytes).stats()).channels.map(({ mean }) => Math.round(mean));

/** The picture with this chunk behind its header. */
function withChunk(png: Buffer, type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([png.subarray(0, 33), length, body, check, png.subarray(33)]);
}
const gamma = (value: number) => {
  const data = Buffer.alloc(4);
  data.writeUInt32BE(value * 100_000);
  return data;
};

describe('a JPEG', () => {
  it('is taken without its end marker, as viewers show it', async () => {
    const whole = await plain().jpeg().toBuffer();
    expect(await clean(whole.subarray(0, -2))).toMatchObject({ width: 40, height: 20 });
    expect(await clean(Buffer.concat([whole.subarray(0, -2), Buffer.alloc(4)]))).toMatchObject({ width: 40 });
  });

  it('is refused where pixels are missing', async () => {
    const whole = await plain(400, 300).jpeg().toBuffer();
    await expect(clean(whole.subarray(0, whole.length / 2))).rejects.toThrow('File upload failed');
  });

  it('may have 50 megapixels, as phones count them, and is told its limit beyond', async () => {
    const flat = (width: number) =>
      sharp({ create: { width, height: 6144, channels: 3, background: 'red' } })
        .jpeg()
        .toBuffer();
    expect(await clean(await flat(8160))).toMatchObject({ width: 3072, height: 2313 });
    await expect(clean(await flat(8200))).rejects.toMatchObject({
      code: 'invalid_request',
      message: expect.stringContaining('more than 50 megapixels'),
    });
  });
});

it('takes a panorama, and refuses what would shrink to a line', async () => {
  const cleaned = async (width: number, height: number) => clean(await plain(width, height).png().toBuffer());

  await expect(cleaned(4000, 200)).resolves.toMatchObject({ width: 3072, height: 154 });
  for (const [width, height] of [
    [8, 65_000],
    [210, 10],
  ] as const) {
    await expect(cleaned(width, height)).rejects.toThrow('too narrow');
  }
});

it.each([
  ['jpeg', [20, 40]],
  ['png', [20, 40]],
  ['webp', [40, 20]],
] as const)('turns a %s that says how it is held as browsers do', async (format, [width, height]) => {
  const turned = await plain().toFormat(format).withMetadata({ orientation: 6 }).toBuffer();
  expect(await clean(turned)).toMatchObject({ width, height });
});

it('shows a PNG by its gamma, unless a profile says more', async () => {
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'rgb(60, 120, 200)' } })
    .png()
    .toBuffer();
  // What Chromium shows of it, with the same chunk; dark tones of sRGB are no power of 2.2.
  const shown = [
    [1 / 2.2, [60, 120, 200]],
    [1, [133, 183, 229]],
    [0.2, [2, 42, 148]],
  ] as const;
  for (const [value, rgb] of shown) {
    const found = await meanOf((await clean(withChunk(png, 'gAMA', gamma(value)))).bytes);
    const difference = rgb.map((level, channel) => Math.abs((found[channel] ?? 0) - level));
    expect(Math.max(...difference)).toBeLessThan(9);
  }
  const both = withChunk(withChunk(png, 'gAMA', gamma(1)), 'sRGB', Buffer.from([0]));
  expect(await meanOf((await clean(both)).bytes)).toEqual(await meanOf((await clean(png)).bytes));
});

it.each(['heic', 'mif1', 'avif'])('says of %s under another name what it is', async (brand) => {
  const bytes = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from(`ftyp${brand}`), Buffer.alloc(40)]);
  await expect(clean(bytes)).rejects.toThrow('HEIC and AVIF pictures are not supported');
});
