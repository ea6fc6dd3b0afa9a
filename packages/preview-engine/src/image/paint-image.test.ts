import { beforeAll, describe, expect, it } from 'vitest';
import { paintSmall, type SmallPicture } from '../../test/paint-small.ts';
import { measureChange, measurePicture } from '../../test/picture-measures.ts';
import type { ComposerId } from '../prompt/scene.ts';
import type { ImageRequest } from './image-request.ts';
import { paintImage } from './paint-image.ts';

const PROMPTS: readonly (readonly [ComposerId, string])[] = [
  ['landscape', 'snowy mountains with a cabin, a deer and balloons'],
  ['seascape', 'lighthouse, sailboats and palms by the ocean in a storm'],
  ['city', 'neon city in the rain'],
  ['night-sky', 'aurora and a meteor over pines in space'],
  ['forest', 'misty forest with a fox'],
  ['desert', 'desert with cacti and a hiker'],
  ['flow', 'abstract swirl'],
  ['poster', 'geometric poster'],
  ['portrait', 'portrait with flowers'],
  ['still-life', 'still life with fruit'],
];

const measure = async (prompt: string, changes: Partial<ImageRequest> = {}) =>
  measurePicture(await paintSmall(prompt, changes));

describe.each(PROMPTS)('the %s composer', (composer, prompt) => {
  let square: SmallPicture;
  let again: SmallPicture;
  let other: SmallPicture;
  let tall: SmallPicture;
  let wide: SmallPicture;
  beforeAll(async () => {
    [square, again, other, tall, wide] = await Promise.all([
      paintSmall(prompt),
      paintSmall(prompt),
      paintSmall(prompt, { seed: 8 }),
      paintSmall(prompt, { size: '1024x1792' }),
      paintSmall(prompt, { size: '1792x1024' }),
    ]);
  });

  it('[9.image.options] fills a picture of every shape, neither blank nor with noise', () => {
    for (const picture of [square, tall, wide]) {
      expect(picture.composer).toBe(composer);
      const { edges } = measurePicture(picture);
      expect(edges).toBeGreaterThan(0.8);
      expect(edges).toBeLessThan(40);
    }
    expect([square, tall, wide].map(({ width, height }) => `${width}x${height}`)).toEqual([
      '256x256',
      '256x448',
      '448x256',
    ]);
  });

  it('leaves no quarter of the picture blank', () => {
    for (const picture of [square, tall, wide]) {
      for (const quarter of quartersOf(picture)) expect(spreadOf(quarter)).toBeGreaterThan(2);
    }
  });

  it('paints the same pixels again for the same request', () => {
    expect(Buffer.compare(square.rgba, again.rgba)).toBe(0);
  });

  it('paints another composition for another seed', () => {
    expect(measureChange(square, other)).toBeGreaterThan(6);
  });
});

describe('paintImage', () => {
  it('tells progress that only rises and ends at 1', () => {
    const told: number[] = [];
    paintImage(
      { prompt: 'sea', size: '1024x1024', quality: 'standard', style: 'vivid', seed: 1 },
      (fraction) => told.push(fraction),
    );
    expect(told.length).toBeGreaterThan(4);
    expect(told).toEqual(told.toSorted((one, other) => one - other));
    expect(told.at(-1)).toBe(1);
  });

  it.each([0, 2 ** 31 - 1])('takes %i as a seed', async (seed) => {
    const [picture, usual] = await Promise.all([
      paintSmall('geometric poster', { seed }),
      paintSmall('geometric poster'),
    ]);
    expect(measurePicture(picture).edges).toBeGreaterThan(0.8);
    expect(measureChange(picture, usual)).toBeGreaterThan(6);
  });

  it.each(['', '   ', '\u0000\uFFFF', '🦊'.repeat(200)])(
    'paints something for a prompt without words (%#)',
    async (prompt) => {
      expect((await measure(prompt)).edges).toBeGreaterThan(0.8);
    },
  );

  it.each(['neon city at night', 'milky way', 'geometric pattern'])(
    '[9.image.options] draws more detail into "%s" in hd than in standard',
    async (prompt) => {
      const [standard, hd] = await Promise.all([measure(prompt), measure(prompt, { quality: 'hd' })]);
      expect(hd.edges).toBeGreaterThan(standard.edges * 1.05);
    },
  );

  it.each(['mountain lake at sunset', 'still life', 'abstract ribbons'])(
    '[9.image.options] paints "%s" more saturated in vivid than in natural',
    async (prompt) => {
      const [vivid, natural] = await Promise.all([measure(prompt), measure(prompt, { style: 'natural' })]);
      expect(vivid.saturation).toBeGreaterThan(natural.saturation * 1.2);
    },
  );

  it.each(['ocean', 'mountain valley', 'city', 'desert', 'portrait'])(
    'makes "%s" darker by night than by noon',
    async (prompt) => {
      const [night, noon] = await Promise.all([measure(`${prompt} at night`), measure(`${prompt} at noon`)]);
      expect(night.brightness).toBeLessThan(noon.brightness * 0.6);
    },
  );

  it('turns the picture towards the named colour', async () => {
    const [red, green, blue] = await Promise.all(
      ['red', 'green', 'blue'].map((word) => measure(`${word} ocean at noon`)),
    );
    expect(red?.red).toBeGreaterThan(Math.max(red?.green ?? 0, red?.blue ?? 0) * 1.1);
    expect(green?.green).toBeGreaterThan(Math.max(green?.red ?? 0, green?.blue ?? 0) * 1.02);
    expect(blue?.blue).toBeGreaterThan(Math.max(blue?.red ?? 0, blue?.green ?? 0) * 1.1);
  });

  it('takes the colour out for a monochrome prompt', async () => {
    const [colour, grey] = await Promise.all([
      measure('city at dusk'),
      measure('black and white city at dusk'),
    ]);
    expect(grey.saturation).toBeLessThan(colour.saturation * 0.4);
  });

  it('makes snow brighter than the same land without', async () => {
    const [snow, bare] = await Promise.all([measure('valley at dusk in snow'), measure('valley at dusk')]);
    expect(snow.brightness).toBeGreaterThan(bare.brightness * 1.05);
  });

  it('leaves out the trees that a prompt forbids', async () => {
    const [wooded, bare] = await Promise.all([
      measure('misty valley'),
      measure('misty valley without trees'),
    ]);
    expect(bare.edges).toBeLessThan(wooded.edges * 0.9);
  });

  it('leaves out the moon that a prompt forbids', async () => {
    const [withMoon, without] = await Promise.all([
      measure('ocean at night'),
      measure('ocean at night, no moon'),
    ]);
    expect(without.brightness).toBeLessThan(withMoon.brightness);
  });
});

function quartersOf({ width, height, rgba }: SmallPicture): number[][] {
  const quarters: number[][] = [[], [], [], []];
  for (let at = 0; at < rgba.length; at += 4) {
    const [x, y] = [(at / 4) % width, Math.floor(at / 4 / width)];
    quarters[(x < width / 2 ? 0 : 1) + (y < height / 2 ? 0 : 2)]?.push(rgba[at + 1] ?? 0);
  }
  return quarters;
}

/** Standard deviation. */
function spreadOf(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
}
