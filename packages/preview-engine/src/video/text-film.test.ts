import type { CameraControl } from '@aic/contract';
import { VIDEO_ASPECT_RATIOS } from '@aic/contract';
import { cameraAt } from '@aic/contract';
import { describe, expect, it } from 'vitest';
import {
  differenceOf,
  greyOf,
  lastFrameOf,
  paintFrames,
  register,
  smallFrame,
} from '../../test/frame-registration.ts';
import type { ComposerId } from '../prompt/scene.ts';
import { createTextFilm } from './text-film.ts';

const REQUEST = { durationSeconds: 2, aspectRatio: '1:1', camera: null, seed: 3 } as const;
const SMALL = smallFrame('1:1');
const STILL_CAMERA: CameraControl = { direction: 'none', speed: 3, motion: 0 };

const SCENES: readonly (readonly [ComposerId, string])[] = [
  ['landscape', 'snowy mountains with a cabin and balloons'],
  ['seascape', 'lighthouse, palms and sailboats by the ocean in a storm'],
  ['city', 'neon city in the rain'],
  ['night-sky', 'aurora over pines'],
  ['forest', 'misty forest with a fox and fireflies'],
  ['desert', 'desert with cacti and a hiker'],
  ['flow', 'abstract swirl'],
  ['poster', 'geometric poster'],
  ['portrait', 'portrait with flowers'],
  ['still-life', 'still life with fruit'],
];

describe.each(SCENES)('a film of a %s', (composer, prompt) => {
  it('lives though the camera stands, and is the same when it is painted again', () => {
    const film = createTextFilm({ ...REQUEST, prompt, camera: STILL_CAMERA }, SMALL);
    const [first, again, next, last] = paintFrames(film, [0, 0, 1, lastFrameOf(film)]);
    if (!first || !again || !next || !last) throw new Error('Four frames were asked.');
    expect(film.composer).toBe(composer);
    expect(again.data().equals(first.data())).toBe(true);
    const start = greyOf(first);
    expect(differenceOf(start, greyOf(last))).toBeGreaterThan(0.25);
    // One frame is a small step: no cut, no flicker.
    expect(differenceOf(start, greyOf(next))).toBeLessThan(4);
  });
});

describe('the camera of a film', () => {
  const control = { direction: 'pan_right', speed: 7, motion: 0 } as const;
  // This seed gives the stage of arches, whose planes stand still.
  const film = createTextFilm(
    { ...REQUEST, prompt: 'slow geometric poster', seed: 2, camera: control },
    SMALL,
  );
  const registered = (direction: CameraControl['direction'], speed = 7) => {
    const taken = { ...film, camera: (progress: number) => cameraAt({ direction, speed }, progress) };
    const [first, last] = paintFrames(taken, [0, lastFrameOf(film)]).map(greyOf);
    if (!first || !last) throw new Error('Two frames were asked.');
    return register(first, last);
  };

  it('is the one that the control asks for', () => {
    expect([0, 0.3, 1].map(film.camera)).toEqual([0, 0.3, 1].map((progress) => cameraAt(control, progress)));
  });

  it('[9.video.options] moves the picture against its own turn', () => {
    expect(registered('pan_right')).toEqual({ x: expect.closeTo(-0.2, 1), y: 0, scale: 1 });
    expect(registered('pan_left')).toEqual({ x: expect.closeTo(0.2, 1), y: 0, scale: 1 });
    expect(registered('tilt_up')).toEqual({ x: 0, y: expect.closeTo(0.2, 1), scale: 1 });
    expect(registered('tilt_down')).toEqual({ x: 0, y: expect.closeTo(-0.2, 1), scale: 1 });
  });

  it('[9.video.options] comes closer, goes away and stands still', () => {
    expect(registered('zoom_in').scale).toBeGreaterThan(1.2);
    expect(registered('zoom_out').scale).toBeLessThan(0.84);
    expect(registered('none')).toEqual({ x: 0, y: 0, scale: 1 });
  });

  it('[9.video.options] travels further with more speed', () => {
    expect(registered('pan_right', 2).x).toBeGreaterThan(registered('pan_right').x + 0.08);
  });
});

describe('createTextFilm', () => {
  it.each(['silk ribbons', 'sailboats on the ocean'])(
    'makes another film of "%s" with another seed',
    (prompt) => {
      const [one, other] = [1, 2].flatMap((seed) =>
        paintFrames(createTextFilm({ ...REQUEST, prompt, seed }, SMALL), [0]).map(greyOf),
      );
      if (!one || !other) throw new Error('Two frames were asked.');
      expect(differenceOf(one, other)).toBeGreaterThan(3);
    },
  );

  it('[9.video.options] fills frames of every aspect ratio to the rim, while the camera moves', () => {
    for (const aspectRatio of VIDEO_ASPECT_RATIOS) {
      const camera: CameraControl = { direction: 'pan_right', speed: 10, motion: 10 };
      const film = createTextFilm(
        { ...REQUEST, aspectRatio, camera, prompt: 'palms by the ocean' },
        smallFrame(aspectRatio),
      );
      for (const frame of paintFrames(film, [0, lastFrameOf(film)])) {
        const pixels = frame.data();
        let clear = 0;
        for (let offset = 3; offset < pixels.length; offset += 4) if (pixels[offset] !== 255) clear += 1;
        expect(clear).toBe(0);
      }
    }
  });

  it('[9.video.options] runs the wind the other way for negative motion', () => {
    const film = (motion: number) =>
      createTextFilm({ ...REQUEST, prompt: 'cloudy ocean', camera: { ...STILL_CAMERA, motion } }, SMALL);
    const shots = [10, -10].map((motion) => {
      const made = film(motion);
      const drifts: number[] = [];
      const probe = {
        depth: 0,
        paint: ({ drift, pace }: { drift: number; pace: number }) => drifts.push(drift, pace),
      };
      paintFrames({ ...made, layers: [probe] }, [24]);
      return drifts;
    });
    expect(shots).toEqual([
      [3, 3],
      [-3, 3],
    ]);
  });
});
