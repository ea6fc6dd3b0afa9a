import { createCanvas, type Canvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { readScene } from '../../prompt/read-scene.ts';
import { frameSizeOf } from '../frame-size.ts';
import { FILM_FPS, renderFrame, type Film, type Layer } from '../stage/film.ts';
import { planShot } from '../stage/shot-plan.ts';
import { openStage, type Stage } from '../stage/stage.ts';
import { airLayers } from './air.ts';
import { auroraLayers } from './aurora.ts';
import { lightSweepLayer } from './light-sweep.ts';
import { mistLayer } from './mist.ts';
import { withOnset } from './onset.ts';
import { starLayers, meteorLayer } from './stars.ts';
import { breeze, still } from './still.ts';
import { thingLayers } from './things.ts';
import { trafficLayers } from './traffic.ts';
import { vignetteLayer } from './vignette.ts';
import { wrap } from './water.ts';
import { weatherLayers } from './weather.ts';

/** Small enough that a film of ten seconds is painted in a moment. */
const SIZE = { width: 128, height: 72, world: frameSizeOf('16:9').world };

function stageOf(prompt: string): Stage {
  return openStage({
    size: SIZE,
    scene: readScene(prompt),
    seed: 'layers',
    secondsMax: 10,
    zoomMax: 1,
    overscan: 1,
  });
}

/** Paints one frame of the layers alone. */
function paint(layers: readonly Layer[], frame: number, changes: Partial<Film> = {}): Canvas {
  const film: Film = {
    ...SIZE,
    overscan: 1,
    durationSeconds: 10,
    rate: 1,
    layers,
    camera: () => ({ x: 0, y: 0, scale: 1 }),
    ...changes,
  };
  const canvas = createCanvas(SIZE.width, SIZE.height);
  renderFrame(film, canvas, frame);
  return canvas;
}

const bytesOf = (canvas: Canvas): Uint8Array =>
  new Uint8Array(canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data);

/** Mean alpha: how much paint there is. */
function inkOf(canvas: Canvas): number {
  const bytes = bytesOf(canvas);
  let sum = 0;
  for (let at = 3; at < bytes.length; at += 4) sum += bytes[at] ?? 0;
  return (4 * sum) / bytes.length;
}

function changeOf(one: Canvas, other: Canvas): number {
  const [first, second] = [bytesOf(one), bytesOf(other)];
  let sum = 0;
  for (let at = 0; at < first.length; at += 1) sum += Math.abs((first[at] ?? 0) - (second[at] ?? 0));
  return sum / first.length;
}

const MOVING: readonly (readonly [name: string, layers: () => Layer[]])[] = [
  ['rain', () => weatherLayers(stageOf('a lake'), 'rain')],
  ['a storm', () => weatherLayers(stageOf('a lake'), 'storm')],
  ['snow', () => weatherLayers(stageOf('a lake'), 'snow')],
  ['mist', () => weatherLayers(stageOf('a lake'), 'mist')],
  ['fireflies', () => airLayers(stageOf('a lake'), planShot('fireflies', null).air)],
  ['sparkles', () => airLayers(stageOf('a lake'), planShot('sparkles', null).air)],
  ['dust', () => airLayers(stageOf('a lake'), planShot('dust', null).air)],
  ['petals', () => airLayers(stageOf('a lake'), planShot('petals', null).air)],
  ['embers', () => airLayers(stageOf('a lake'), planShot('embers', null).air)],
  ['stars', () => starLayers(stageOf('a lake at night'), 800, 300)],
  ['an aurora', () => auroraLayers(stageOf('an aurora'), 800)],
  ['traffic', () => trafficLayers(stageOf('a city at night'), 800, 0.5)],
];

describe('what moves', () => {
  it.each(MOVING)('paints %s, another way later, and the same way again', (_name, open) => {
    const layers = open();
    const [first, again, later] = [paint(layers, 30), paint(layers, 30), paint(layers, 90)];
    expect(inkOf(first)).toBeGreaterThan(0.01);
    expect(changeOf(first, again)).toBe(0);
    expect(changeOf(first, later)).toBeGreaterThan(0.01);
  });

  it.each(['clear', 'cloudy'] as const)('adds nothing to a %s sky', (weather) => {
    expect(weatherLayers(stageOf('a lake'), weather)).toEqual([]);
  });

  it('adds nothing to an air of which no word speaks', () => {
    expect(airLayers(stageOf('a lake'), new Set())).toEqual([]);
  });
});

function openLightning(): Layer {
  const lightning = weatherLayers(stageOf('a lake'), 'storm').at(-1);
  if (!lightning) throw new Error('The storm has no lightning.');
  return lightning;
}

describe('lightning', () => {
  const lightning = openLightning();

  /** Frames of a film of ten seconds in which a flash begins. */
  function flashesAt(rate: number): number[] {
    const isLit = Array.from(
      { length: 10 * FILM_FPS },
      (_, frame) => inkOf(paint([lightning], frame, { rate })) > 0,
    );
    return isLit.flatMap((lit, frame) => (lit && !isLit[frame - 1] ? [frame] : []));
  }

  it('flashes now and then', () => {
    expect(flashesAt(1).length).toBeGreaterThanOrEqual(2);
    expect(flashesAt(1).length).toBeLessThanOrEqual(4);
  });

  it('flashes less than three times in any second, at the fastest pace there is', () => {
    const { rate } = planShot('fast', { direction: 'none', speed: 1, motion: 10 });
    const flashes = flashesAt(rate);
    for (const from of flashes) {
      expect(flashes.filter((frame) => frame >= from && frame < from + FILM_FPS).length).toBeLessThan(3);
    }
  });

  it('is not in the first frame, which may be a picture of the user', () => {
    expect(inkOf(paint([lightning], 0, { rate: 5 }))).toBe(0);
  });
});

describe('meteorLayer', () => {
  it('lets a star fall now and then, not all the time', () => {
    const layer = meteorLayer(stageOf('a night'), 800);
    const lit = Array.from({ length: 120 }, (_, frame) => inkOf(paint([layer], frame)) > 0).filter(
      Boolean,
    ).length;
    expect(lit).toBeGreaterThan(10);
    expect(lit).toBeLessThan(80);
  });
});

describe('mistLayer', () => {
  it('drifts for ever: its sheet comes back to where it was', () => {
    const stage = stageOf('a lake');
    const layer = mistLayer(stage, { top: 0.2, bottom: 0.9, strength: 0.6, pace: 100, depth: 1 });
    const period = (stage.easel.width * 1.5) / 100;
    const at = (turns: number): Canvas => paint([layer], Math.round(turns * period * FILM_FPS));
    expect(changeOf(at(0), at(0.5))).toBeGreaterThan(2);
    expect(changeOf(at(0), at(1))).toBeLessThan(0.6);
  });
});

describe('withOnset', () => {
  const white: Layer = {
    depth: 0,
    paint: ({ ctx }) => {
      ctx.fillStyle = '#fff';
      ctx.fillRect(-5000, -5000, 10_000, 10_000);
    },
  };
  const layers = withOnset(SIZE, [white], { share: 0.5, blend: 'source-over' });
  const inkAt = (progress: number): number => inkOf(paint(layers, Math.round(progress * 239)));

  it('keeps a layer out of the first frame and brings it up slowly', () => {
    expect(inkAt(0)).toBe(0);
    expect(inkAt(0.25)).toBeGreaterThan(100);
    expect(inkAt(0.25)).toBeLessThan(155);
    expect(inkAt(0.6)).toBe(255);
  });
});

describe('light on the frame', () => {
  it('sweeps over the picture and is in neither the first frame nor the last', () => {
    const grey: Layer = {
      depth: 0,
      paint: ({ ctx, canvas }) => {
        ctx.resetTransform();
        ctx.fillStyle = '#777';
        ctx.fillRect(0, 0, canvas.width, canvas.height);
      },
    };
    const swept = (frame: number) =>
      changeOf(paint([grey], frame), paint([grey, lightSweepLayer(SIZE)], frame));
    expect([swept(0), swept(239)]).toEqual([0, 0]);
    expect(swept(120)).toBeGreaterThan(1);
  });

  it('darkens the corners, wherever the camera looks', () => {
    const layer = vignetteLayer(SIZE, 0.5);
    const [rest, moved] = [
      { x: 0, y: 0, scale: 1 },
      { x: 0.2, y: 0.1, scale: 1.4 },
    ].map((view) => paint([layer], 10, { camera: () => view }));
    if (!rest || !moved) throw new Error('Two frames were asked.');
    expect(changeOf(rest, moved)).toBe(0);
    expect(bytesOf(rest)[3]).toBeGreaterThan(100);
    expect(bytesOf(rest)[((SIZE.height / 2) * SIZE.width + SIZE.width / 2) * 4 + 3]).toBe(0);
  });
});

describe('still', () => {
  const square = (stage: Stage) =>
    still(stage, { depth: 1 }, ({ ctx }) => {
      ctx.fillStyle = '#fff';
      ctx.fillRect(400, 300, 200, 200);
    });

  it('shows what was painted once where it was painted', () => {
    const bytes = bytesOf(paint([square(stageOf('a lake'))], 0));
    const at = (x: number, y: number) =>
      bytes[
        (Math.round((y / 1008) * SIZE.height) * SIZE.width + Math.round((x / 1792) * SIZE.width)) * 4 + 3
      ];
    expect([at(500, 400), at(300, 400), at(500, 600)]).toEqual([255, 0, 0]);
  });

  it('shows nothing where nothing was painted, or while it is out', () => {
    const stage = stageOf('a lake');
    expect(inkOf(paint([still(stage, { depth: 1 }, () => undefined)], 0))).toBe(0);
    const out = still(stage, { depth: 1, alpha: () => 0 }, ({ ctx }) => ctx.fillRect(0, 0, 500, 500));
    expect(inkOf(paint([out], 0))).toBe(0);
  });

  it('moves with the layer', () => {
    const stage = stageOf('a lake');
    const moving = still(
      stage,
      { depth: 1, move: ({ ctx, drift }) => ctx.translate(drift * 100, 0) },
      ({ ctx }) => ctx.fillRect(400, 300, 200, 200),
    );
    expect(changeOf(paint([moving], 0), paint([moving], 24))).toBeGreaterThan(1);
  });
});

describe('thingLayers', () => {
  it.each(['a lighthouse', 'a cabin', 'palms', 'a cactus', 'a deer', 'a cat', 'balloons', 'birds'])(
    'shows %s',
    (prompt) => {
      const stage = stageOf(prompt);
      const layers = thingLayers(
        stage,
        { ground: () => 800, size: 150, fill: { l: 0.2, c: 0, h: 0 }, light: { x: 500, y: 100 } },
        1,
      );
      expect(inkOf(paint(layers, 30))).toBeGreaterThan(0.01);
    },
  );
});

describe('wrap and breeze', () => {
  it.each([
    [0.25, 0.25],
    [1.25, 0.25],
    [-0.25, 0.75],
    [-7, 0],
    [7, 0],
  ])('brings %f into the unit: %f', (value, wrapped) => {
    expect(wrap(value)).toBeCloseTo(wrapped, 9);
  });

  it('blows between -1 and 1', () => {
    const gusts = Array.from({ length: 500 }, (_, step) => breeze(step * 0.13, 2));
    expect(Math.max(...gusts.map(Math.abs))).toBeLessThanOrEqual(1);
    expect(Math.max(...gusts) - Math.min(...gusts)).toBeGreaterThan(1);
  });
});
