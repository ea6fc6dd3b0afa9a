import { assert, constantFrom, double, integer, option, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cameraAt, cameraFromPicture } from './camera-path.ts';
import { CAMERA_DIRECTIONS, CAMERA_SPEED } from './kinds/video/video.ts';

const direction = constantFrom(...CAMERA_DIRECTIONS);
const speed = integer({ min: CAMERA_SPEED.min, max: CAMERA_SPEED.max });
const move = option(record({ direction, speed }), { nil: null });
const progress = double({ min: 0, max: 1, noNaN: true });
const paths = [cameraAt, cameraFromPicture] as const;

describe('cameraAt', () => {
  it('never looks past the picture, whatever was asked', () => {
    assert(
      property(move, progress, constantFrom(...paths), (asked, at, path) => {
        const { x, y, scale } = path(asked, at);
        const room = (scale - 1) / 2 + 1e-9;
        expect(Math.abs(x)).toBeLessThanOrEqual(room);
        expect(Math.abs(y)).toBeLessThanOrEqual(room);
      }),
    );
  });

  it('moves without a jump, slower at the ends than in the middle', () => {
    assert(
      property(move, constantFrom(...paths), (asked, path) => {
        const views = Array.from({ length: 101 }, (_, step) => path(asked, step / 100));
        const steps = views.slice(1).map((view, index) => {
          const before = views[index] ?? view;
          return Math.hypot(view.x - before.x, view.y - before.y) + Math.abs(view.scale - before.scale);
        });
        // At 4 s and 25 steps a second: never more than a fiftieth of the frame at once.
        expect(Math.max(...steps)).toBeLessThan(0.02);
        expect(steps[0]).toBeLessThanOrEqual((steps[25] ?? 0) + 1e-9);
        expect(steps[99]).toBeLessThanOrEqual((steps[50] ?? 0) + 1e-9);
      }),
    );
  });

  it('[9.video.options] turns and comes closer in the seven directions', () => {
    const way = (asked: (typeof CAMERA_DIRECTIONS)[number]) => {
      const [start, end] = [0, 1].map((at) => cameraAt({ direction: asked, speed: 5 }, at));
      return {
        x: Math.sign((end?.x ?? 0) - (start?.x ?? 0)),
        y: Math.sign((end?.y ?? 0) - (start?.y ?? 0)),
        scale: Math.sign((end?.scale ?? 0) - (start?.scale ?? 0)),
      };
    };
    expect(Object.fromEntries(CAMERA_DIRECTIONS.map((asked) => [asked, way(asked)]))).toEqual({
      none: { x: 0, y: 0, scale: 0 },
      pan_left: { x: -1, y: 0, scale: 0 },
      pan_right: { x: 1, y: 0, scale: 0 },
      tilt_up: { x: 0, y: -1, scale: 0 },
      tilt_down: { x: 0, y: 1, scale: 0 },
      zoom_in: { x: 0, y: 0, scale: 1 },
      zoom_out: { x: 0, y: 0, scale: -1 },
    });
  });

  it('[9.video.options] goes further with every step of speed', () => {
    for (const asked of ['pan_right', 'tilt_up', 'zoom_in'] as const) {
      const ways = Array.from({ length: 10 }, (_, index) => {
        const [start, end] = [0, 1].map((at) => cameraAt({ direction: asked, speed: index + 1 }, at));
        if (!start || !end) throw new Error('Two views were asked.');
        return Math.hypot(end.x - start.x, end.y - start.y) + end.scale - start.scale;
      });
      expect(new Set(ways).size).toBe(10);
      expect(ways).toEqual(ways.toSorted((one, other) => one - other));
    }
  });

  it('pushes in slowly when nothing was asked', () => {
    expect(cameraAt(null, 0)).toEqual({ x: 0, y: 0, scale: 1 });
    expect(cameraAt(null, 1).scale).toBeCloseTo(1.07);
  });
});

describe('cameraFromPicture', () => {
  it.each(CAMERA_DIRECTIONS.filter((asked) => asked !== 'zoom_out'))(
    'starts %s with the whole picture',
    (asked) => {
      const { x, y, scale } = cameraFromPicture({ direction: asked, speed: 10 }, 0);
      expect([x, y, scale]).toEqual([expect.closeTo(0), expect.closeTo(0), expect.closeTo(1)]);
    },
  );

  it('ends a zoom out with the whole picture', () => {
    expect(cameraFromPicture({ direction: 'zoom_out', speed: 6 }, 1).scale).toBeCloseTo(1);
  });

  it('pans to the side that was asked', () => {
    expect(cameraFromPicture({ direction: 'pan_right', speed: 5 }, 1).x).toBeGreaterThan(0.05);
    expect(cameraFromPicture({ direction: 'tilt_up', speed: 5 }, 1).y).toBeLessThan(-0.05);
  });
});
