import { IMAGE_RATIOS, RATIO_SIZES } from '@aic/contract/schemas';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { makeImage } from './make-image.ts';
import { paintPrint } from './paint-image.ts';

const PLAIN = { quality: 'standard', style: 'vivid', seed: 3 } as const;

describe('a ratio', () => {
  it.each(IMAGE_RATIOS)('%s is painted in its own shape', (ratio) => {
    const request = { ...PLAIN, prompt: 'a lighthouse at dusk', size: RATIO_SIZES[ratio] };
    const { print } = paintPrint(request, 0.1, () => undefined);
    const [across = 1, down = 1] = ratio.split(':').map(Number);
    expect(print.width / print.height).toBeCloseTo(across / down, 1);
  });

  it('gives a picture of exactly its size', async () => {
    const { png } = await makeImage({ ...PLAIN, prompt: 'dunes', size: '2016x864' });
    expect(await sharp(png).metadata()).toMatchObject({ width: 2016, height: 864 });
  });
});

describe('what is to be left out', () => {
  it.each([
    ['a lake at night', 'moon'],
    ['a lake', 'trees'],
    ['the sea with a boat and birds', 'birds'],
  ])('is not in the picture: %s without %s', (prompt, exclude) => {
    const paint = (left: string) =>
      paintPrint({ ...PLAIN, prompt, exclude: left, size: '1024x1024' }, 0.1, () => undefined);
    const [all, rest] = [paint(''), paint(exclude)];
    expect(rest.painted.map(String)).not.toContain(exclude);
    expect(Buffer.compare(all.print.toBuffer('image/png'), rest.print.toBuffer('image/png'))).not.toBe(0);
  });

  it('is said by the reading of what is made', async () => {
    const made = await makeImage({ ...PLAIN, prompt: 'a lake', exclude: 'clouds', size: '1024x1024' });
    expect(made.reading.understood).toContain('no clouds');
  });
});
