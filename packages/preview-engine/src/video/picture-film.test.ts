import { CAMERA_DIRECTIONS, VIDEO_ASPECT_RATIOS } from '@aic/contract';
import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import {
  differenceOf,
  greyOf,
  lastFrameOf,
  paintFrames,
  register,
  smallFrame,
} from '../../test/frame-registration.ts';
import { paintSmall } from '../../test/paint-small.ts';
import { encodePicture } from '../picture/picture.ts';
import { createPictureFilm } from './picture-film.ts';

const picture = await encodePicture(await paintSmall('rocky desert', { style: 'natural', seed: 5 }));
const SMALL = smallFrame('1:1');
const REQUEST = { prompt: '', durationSeconds: 2, aspectRatio: '1:1', camera: null, seed: 1 } as const;

async function firstAndLast(changes: Partial<Parameters<typeof createPictureFilm>[1]>) {
  const film = await createPictureFilm(picture, { ...REQUEST, ...changes }, SMALL);
  const [first, last] = paintFrames(film, [0, lastFrameOf(film)]).map(greyOf);
  if (!first || !last) throw new Error('Two frames were asked.');
  return { first, last };
}

/** Half red, half blue, twice as wide as high. */
function paintHalves(): Uint8Array {
  const canvas = createCanvas(400, 200);
  const ctx = canvas.getContext('2d');
  ctx.fillStyle = '#f00';
  ctx.fillRect(0, 0, 200, 200);
  ctx.fillStyle = '#00f';
  ctx.fillRect(200, 0, 200, 200);
  return canvas.toBuffer('image/jpeg', 95);
}

describe('createPictureFilm', () => {
  it('starts with the picture itself', async () => {
    const film = await createPictureFilm(
      picture,
      {
        ...REQUEST,
        prompt: 'snow, fireflies and sparkle',
        camera: { direction: 'pan_right', speed: 10, motion: 10 },
      },
      SMALL,
    );
    const [first] = paintFrames(film, [0]);
    const original = await createPictureFilm(picture, { ...REQUEST, camera: null }, SMALL);
    const [bare] = paintFrames({ ...original, layers: original.layers.slice(0, 1) }, [0]);
    if (!first || !bare) throw new Error('Two frames were asked.');
    expect(differenceOf(greyOf(first), greyOf(bare))).toBeLessThan(0.2);
  });

  it.each(VIDEO_ASPECT_RATIOS)('covers a %s frame from the middle of the picture', async (aspectRatio) => {
    const film = await createPictureFilm(paintHalves(), { ...REQUEST, aspectRatio }, smallFrame(aspectRatio));
    const [first] = paintFrames(film, [0]);
    if (!first) throw new Error('A frame was asked.');
    const ctx = first.getContext('2d');
    const at = (x: number, y: number) => [...ctx.getImageData(x * film.width, y * film.height, 1, 1).data];
    for (const y of [0.01, 0.99]) {
      const [left, right] = [at(0.01, y), at(0.99, y)];
      expect(left[0]).toBeGreaterThan(240);
      expect(right[2]).toBeGreaterThan(240);
      expect(left[3]).toBe(255);
    }
  });

  it('[9.video.options] moves the camera in the seven directions, and not at all for none', async () => {
    const moved = await Promise.all(
      CAMERA_DIRECTIONS.map(async (direction) => {
        const { first, last } = await firstAndLast({ camera: { direction, speed: 8, motion: 0 } });
        return [
          direction,
          { isSame: differenceOf(first, last) < 0.5, scale: register(first, last).scale },
        ] as const;
      }),
    );
    const by = new Map(moved);
    expect(moved.filter(([, { isSame }]) => isSame).map(([direction]) => direction)).toEqual(['none']);
    expect(by.get('zoom_in')?.scale).toBeGreaterThan(1.2);
    expect(by.get('zoom_out')?.scale).toBeLessThan(0.85);
  });

  it('pushes in slowly when no camera was asked, and zooms when the words say so', async () => {
    const plain = await firstAndLast({});
    const worded = await firstAndLast({ prompt: 'zoom in fast' });
    expect(register(plain.first, plain.last).scale).toBeCloseTo(1.07, 1);
    expect(register(worded.first, worded.last).scale).toBeGreaterThan(1.3);
  });

  it('adds the weather that the words ask for, and none to a picture without words', async () => {
    const camera = { direction: 'none', speed: 1, motion: 0 } as const;
    const [dry, wet] = await Promise.all([
      firstAndLast({ camera }),
      firstAndLast({ camera, prompt: 'heavy snow' }),
    ]);
    expect(differenceOf(dry.first, wet.first)).toBe(0);
    expect(differenceOf(dry.last, wet.last)).toBeGreaterThan(0.15);
  });

  it('refuses bytes that are no picture', async () => {
    await expect(createPictureFilm(new Uint8Array([1, 2, 3]), REQUEST)).rejects.toThrow(
      /image|format|unsupported/i,
    );
  });
});
