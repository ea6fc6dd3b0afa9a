import { describe, expect, it } from 'vitest';
import { IMAGE_SIZES } from '@aic/contract';
import type { ImageRequest } from './image-request.ts';
import { paintImage } from './paint-image.ts';
import { differenceOf, measurePicture } from '../../test/picture-measures.ts';
import type { ComposerId } from '../prompt/scene.ts';

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

function paint(prompt: string, options: Partial<ImageRequest> = {}) {
  const job: ImageRequest = {
    prompt,
    size: '1024x1024',
    quality: 'standard',
    style: 'vivid',
    seed: 7,
    ...options,
  };
  return paintImage(job, () => undefined);
}

const measure = (prompt: string, options: Partial<ImageRequest> = {}) =>
  measurePicture(paint(prompt, options).png);

describe.each(PROMPTS)('the %s composer', (composer, prompt) => {
  const painted = new Map<string, Uint8Array>();

  it.each(IMAGE_SIZES)('[9.image.options] fills a picture of %s', async (size) => {
    const painting = paint(prompt, { size });
    painted.set(size, painting.png);
    const picture = await measurePicture(painting.png);
    expect(painting.composer).toBe(composer);
    expect(`${picture.width}x${picture.height}`).toBe(size);
    // Neither blank nor noise.
    expect(picture.edges).toBeGreaterThan(0.8);
    expect(picture.edges).toBeLessThan(40);
  });

  it('paints the same pixels again for the same job, and another composition for another seed', async () => {
    const first = painted.get('1024x1024') ?? paint(prompt).png;
    expect(paint(prompt).png).toEqual(first);
    expect(await differenceOf(first, paint(prompt, { seed: 8 }).png)).toBeGreaterThan(6);
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

  it('leaves the trees out of a valley that shall have none', async () => {
    const [wooded, bare] = await Promise.all([
      measure('misty valley'),
      measure('misty valley without trees'),
    ]);
    expect(bare.edges).toBeLessThan(wooded.edges * 0.7);
  });

  it('leaves the moon out of a night that shall have none', async () => {
    const [withMoon, without] = await Promise.all([
      measure('ocean at night'),
      measure('ocean at night, no moon'),
    ]);
    expect(without.brightness).toBeLessThan(withMoon.brightness);
  });
});
