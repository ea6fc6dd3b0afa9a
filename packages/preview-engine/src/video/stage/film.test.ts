import type { CameraView } from '@aic/contract';
import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { FILM_FPS, frameCountOf, renderFrame, type Film, type Layer, type Shot } from './film.ts';

const STILL: CameraView = { x: 0, y: 0, scale: 1 };

function filmOf(layers: readonly Layer[], changes: Partial<Film> = {}): Film {
  return {
    width: 80,
    height: 40,
    world: { width: 160, height: 80 },
    overscan: 1,
    durationSeconds: 2,
    rate: 1,
    layers,
    camera: () => STILL,
    ...changes,
  };
}

/** Fills the left half of the world with white. */
const halfWhite = (depth: number): Layer => ({
  depth,
  paint: ({ ctx }) => {
    ctx.fillStyle = '#fff';
    ctx.fillRect(0, 0, 80, 80);
  },
});

/** Where the white of a frame ends, in pixels. */
function edgeOf(film: Film, frame = 0): number {
  const canvas = createCanvas(film.width, film.height);
  renderFrame(film, canvas, frame);
  const { data } = canvas.getContext('2d').getImageData(0, 20, film.width, 1);
  return Array.from({ length: film.width }, (_, x) => data[x * 4 + 3] ?? 0).filter((alpha) => alpha > 127)
    .length;
}

function shotsOf(frames: readonly number[], changes: Partial<Film> = {}): Omit<Shot, 'canvas' | 'ctx'>[] {
  const shots: Omit<Shot, 'canvas' | 'ctx'>[] = [];
  const probe: Layer = {
    depth: 1,
    paint: ({ drift, pace, progress }) => shots.push({ drift, pace, progress }),
  };
  const film = filmOf([probe], changes);
  for (const frame of frames) renderFrame(film, createCanvas(80, 40), frame);
  return shots;
}

describe('frameCountOf', () => {
  it.each([2, 3, 4, 5, 6, 7, 8, 9, 10])(
    '[9.video.options] gives %i seconds their 24 frames each',
    (durationSeconds) => {
      expect(frameCountOf({ durationSeconds })).toBe(durationSeconds * FILM_FPS);
    },
  );
});

describe('renderFrame', () => {
  it('fills the frame with the world', () => {
    expect(edgeOf(filmOf([halfWhite(1)]))).toBe(40);
  });

  it('paints far layers first', () => {
    const order: string[] = [];
    const layer = (name: string): Layer => ({ depth: 1, paint: () => void order.push(name) });
    renderFrame(filmOf([layer('sky'), layer('hill'), layer('tree')]), createCanvas(80, 40), 0);
    expect(order).toEqual(['sky', 'hill', 'tree']);
  });

  it('moves a layer by as much of the camera as its depth says', () => {
    const camera = (): CameraView => ({ x: 0.25, y: 0, scale: 1 });
    const edges = [0, 0.5, 1].map((depth) => edgeOf(filmOf([halfWhite(depth)], { camera })));
    expect(edges).toEqual([40, 30, 20]);
  });

  it('zooms about the middle of the frame', () => {
    const camera = (): CameraView => ({ x: 0, y: 0, scale: 2 });
    expect(edgeOf(filmOf([halfWhite(1)], { camera }))).toBe(40);
    const quarter: Layer = { depth: 1, paint: ({ ctx }) => ctx.fillRect(0, 0, 60, 80) };
    expect(edgeOf(filmOf([quarter], { camera }))).toBe(20);
  });

  it('leaves no trace of one layer in the next', () => {
    const faint: Layer = {
      depth: 1,
      paint: ({ ctx }) => {
        ctx.globalAlpha = 0;
        ctx.translate(500, 0);
      },
    };
    expect(edgeOf(filmOf([faint, halfWhite(1)]))).toBe(40);
  });

  it('tells a layer the moment of the film', () => {
    expect(shotsOf([0, 24, 47])).toEqual([
      { drift: 0, pace: 0, progress: 0 },
      { drift: 1, pace: 1, progress: expect.closeTo(24 / 47, 9) },
      { drift: expect.closeTo(47 / 24, 9), pace: expect.closeTo(47 / 24, 9), progress: 1 },
    ]);
  });

  it('lets the wind turn with a negative rate, and what falls go on falling', () => {
    const [shot] = shotsOf([24], { rate: -3 });
    expect([shot?.drift, shot?.pace]).toEqual([-3, 3]);
  });
});
