import { describe, expect, it } from 'vitest';
import { makePicture } from '../../../test/make-picture.ts';
import { paintSmall } from '../../../test/paint-small.ts';
import { encodePicture } from '../../picture/picture.ts';
import { makeImage } from '../make-image.ts';
import { paintPrint } from '../paint-image.ts';
import { measureSpread } from './colour-spread.ts';
import { readLook, takeOn } from './look.ts';

const REQUEST = {
  prompt: 'mountains',
  size: '1024x1024',
  quality: 'standard',
  style: 'vivid',
  seed: 7,
} as const;

/** Embers: reds from nearly black to orange. */
const embers = () => encodePicture(makePicture(64, 64, (x, y) => [40 + 3 * x, 20 + y, 12]));

async function spreadWith(strength: number) {
  const { print } = paintPrint(REQUEST, 0.125, () => undefined);
  takeOn(print, await readLook({ picture: await embers(), strength }));
  const { data } = print.getContext('2d').getImageData(0, 0, print.width, print.height);
  return measureSpread(new Uint8Array(data));
}

describe('a reference picture', () => {
  it('moves the colours of a painting towards its own, the further the stronger', async () => {
    const plain = measureSpread((await paintSmall(REQUEST.prompt)).rgba);
    const { spread } = await readLook({ picture: await embers(), strength: 100 });
    const [none, half, full] = [await spreadWith(0), await spreadWith(50), await spreadWith(100)];
    const distance = ({ mean }: typeof spread) =>
      Math.hypot(mean.a - spread.mean.a, mean.b - spread.mean.b, mean.l - spread.mean.l);

    expect(distance(none)).toBeCloseTo(distance(plain), 1);
    expect(distance(half)).toBeLessThan(0.7 * distance(none));
    expect(distance(full)).toBeLessThan(0.7 * distance(half));
    // It is still a picture, and not one colour.
    expect(full.deviation.l).toBeGreaterThan(0.02);
  });

  it('is listed as understood, and makes another picture of the same request', async () => {
    const picture = await embers();
    const [plain, followed] = await Promise.all([
      makeImage(REQUEST),
      makeImage({ ...REQUEST, reference: { picture, strength: 80 } }),
    ]);

    expect(followed.reading.understood).toContain('colours and light of your picture');
    expect(plain.reading.understood).not.toContain('colours and light of your picture');
    expect(Buffer.compare(plain.png, followed.png)).not.toBe(0);
  });
});
