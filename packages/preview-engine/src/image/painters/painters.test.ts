import { describe, expect, it } from 'vitest';
import { inkOf, openEasel, pixelsOf } from '../../../test/easel.ts';
import { measurePicture } from '../../../test/picture-measures.ts';
import { colour } from '../../colour/oklch.ts';
import { paintField } from './light/field.ts';
import { paintMoon, paintStars, paintSun } from './light/light.ts';
import { paintAurora, paintMeteor, paintTrail } from './light/night-lights.ts';
import { paintSky } from './light/sky.ts';
import { paintStipple } from './light/stipple.ts';
import { paintWeather } from './light/weather.ts';
import { createRidge, paintRidge } from './nature/ridge.ts';
import { paintSpruce, paintTreeLine } from './nature/trees.ts';
import { paintWater } from './nature/water.ts';
import { paintBlock } from './things/buildings.ts';

const DARK = colour(0.2, 0.02, 260);

describe('paintWeather', () => {
  it.each([
    ['a rainy lake', 0.001],
    ['a stormy lake', 0.001],
    ['a snowy lake', 0.005],
    ['a misty lake', 0.2],
  ])('fills the air of "%s"', (prompt, share) => {
    const easel = openEasel(prompt);
    paintWeather(easel);
    expect(inkOf(easel).share).toBeGreaterThan(share);
  });

  it.each(['a clear lake', 'a cloudy lake'])('leaves the air of "%s" clear', (prompt) => {
    const easel = openEasel(prompt);
    paintWeather(easel);
    expect(inkOf(easel).share).toBe(0);
  });
});

describe('the sky', () => {
  const skyOf = (prompt: string, cloudiness: number) => {
    const easel = openEasel(prompt);
    paintSky(easel, { horizon: 500, sun: { x: 300, y: 400 }, cloudiness, glow: 1 });
    return easel;
  };

  it('covers everything down to the horizon', () => {
    const { top, bottom, left, right } = inkOf(skyOf('a lake at noon', 0));
    expect([left, top, right]).toEqual([0, 0, 1000]);
    expect(bottom).toBeGreaterThanOrEqual(500);
  });

  it('has more in it the cloudier it is', () => {
    const edges = [0, 0.6].map(
      (cloudiness) => measurePicture(pixelsOf(skyOf('a lake at noon', cloudiness))).edges,
    );
    expect(edges[1]).toBeGreaterThan((edges[0] ?? 0) * 1.05);
  });

  it.each([
    ['sun', paintSun],
    ['moon', paintMoon],
  ] as const)('holds a %s of the asked size', (_name, paint) => {
    const easel = openEasel('a lake at night');
    paint(easel, { x: 400, y: 300 }, 60);
    const at = ((300 / 4) * 250 + 400 / 4) * 4;
    expect(pixelsOf(easel).rgba[at + 3]).toBe(255);
    expect(inkOf(easel).left).toBeLessThan(341);
  });

  it('holds more stars the more are asked, above the horizon', () => {
    const shares = [50, 800].map((count) => {
      const easel = openEasel('a lake at night');
      paintStars(easel, 400, count);
      expect(inkOf(easel).bottom).toBeLessThan(430);
      return inkOf(easel).share;
    });
    expect(shares[1]).toBeGreaterThan(shares[0] ?? 1);
  });

  it('holds an aurora of the colours that are named', () => {
    const auroraOf = (prompt: string) => {
      const easel = openEasel(prompt);
      paintAurora(easel, 500);
      return measurePicture(pixelsOf(easel));
    };
    const [green, red] = [auroraOf('an aurora'), auroraOf('a red aurora')];
    expect(green.green).toBeGreaterThan(green.red);
    expect(red.red).toBeGreaterThan(red.green);
  });

  it('holds a meteor with a tail that fades', () => {
    const easel = openEasel('a lake at night');
    paintMeteor(easel, { x: 500, y: 300 });
    const { left, right } = inkOf(easel);
    expect(right).toBeLessThan(510);
    expect(left).toBeGreaterThan(330);
    const faint = openEasel('a lake at night');
    paintTrail(faint, { tail: { x: 100, y: 100 }, head: { x: 300, y: 100 }, alpha: 0, lineWidth: 8 });
    expect(inkOf(faint).share).toBe(0);
  });
});

describe('the land', () => {
  it.each(['peaks', 'hills'] as const)('rises in %s above its base, differently at each call', (kind) => {
    const easel = openEasel('a lake');
    const shape = { base: 500, rise: 200, span: 300, kind };
    const [one, other] = [createRidge(easel, shape), createRidge(easel, shape)];
    const heights = Array.from({ length: 100 }, (_, step) => one(step * 10));
    expect(Math.min(...heights)).toBeLessThan(480);
    expect(Math.min(...heights)).toBeGreaterThan(200);
    expect(Math.max(...heights)).toBeLessThan(620);
    expect(one(500)).not.toBe(other(500));
  });

  it('is filled from its edge to the lower rim', () => {
    const easel = openEasel('a lake');
    paintRidge(easel, () => 400, { top: DARK, foot: DARK, fade: 100 });
    expect(inkOf(easel)).toMatchObject({ left: 0, right: 1000, bottom: 800 });
    expect(Math.abs(inkOf(easel).top - 400)).toBeLessThan(8);
  });

  it('grows a spruce from its foot', () => {
    const easel = openEasel('a lake');
    paintSpruce(easel, { x: 500, y: 700 }, 300, DARK);
    const { top, bottom } = inkOf(easel);
    expect(top).toBeLessThan(430);
    expect(bottom).toBeGreaterThan(680);
  });

  it('grows trees only between the bounds that it is given', () => {
    const easel = openEasel('a lake');
    paintTreeLine(easel, () => 700, { size: 80, spacing: 12, fill: DARK, density: 1, from: 600, to: 900 });
    const { left, right, share } = inkOf(easel);
    expect(left).toBeGreaterThan(540);
    expect(right).toBeLessThan(960);
    expect(share).toBeGreaterThan(0.01);
  });

  it('builds towers that stand on the street', () => {
    const easel = openEasel('a city at night');
    paintBlock(easel, {
      ground: 600,
      tall: 300,
      centre: 500,
      towerWidth: 60,
      wall: DARK,
      haze: DARK,
      lit: 0.3,
      hasNeon: false,
      neon: [DARK],
    });
    const { left, right, top, bottom } = inkOf(easel);
    expect([left, right]).toEqual([0, 1000]);
    expect(top).toBeGreaterThan(250);
    expect(Math.abs(bottom - 600)).toBeLessThan(12);
  });

  it('tells of each window that is lit', () => {
    const windows: unknown[] = [];
    const easel = openEasel('a city at night');
    const block = {
      ground: 600,
      tall: 300,
      centre: 500,
      towerWidth: 60,
      wall: DARK,
      haze: DARK,
      hasNeon: false,
      neon: [DARK] as const,
    };
    paintBlock(easel, { ...block, lit: 0, onLitWindow: (window) => windows.push(window) });
    expect(windows).toHaveLength(0);
    paintBlock(easel, { ...block, lit: 0.5, onLitWindow: (window) => windows.push(window) });
    expect(windows.length).toBeGreaterThan(50);
  });

  it('mirrors what stands above the water', () => {
    const easel = openEasel('a lake');
    easel.ctx.fillStyle = '#f00';
    easel.ctx.fillRect(0, 0, 1000, 400);
    paintWater(easel, { top: 400, bottom: 800, roughness: 0.2, colour: colour(0.4, 0.08, 240), depth: 0.3 });
    const { rgba } = pixelsOf(easel);
    const at = (150 * 250 + 125) * 4;
    expect(rgba[at]).toBeGreaterThan((rgba[at + 1] ?? 255) + 20);
    expect(inkOf(easel).bottom).toBe(800);
  });
});

describe('paintField', () => {
  it('shades each point of its area, and nothing outside', () => {
    const easel = openEasel('a lake');
    paintField(easel, { x: 200, y: 100, width: 400, height: 300 }, 4, (x, _y, pixel) => {
      pixel[0] = x < 400 ? 255 : 0;
      pixel[3] = 1;
    });
    expect(inkOf(easel)).toMatchObject({ left: 200, right: 600, top: 100, bottom: 400 });
    const { rgba } = pixelsOf(easel);
    expect([rgba[(50 * 250 + 60) * 4], rgba[(50 * 250 + 140) * 4]]).toEqual([255, 0]);
  });

  it.each([
    { x: 0, y: 0, width: 0, height: 10 },
    { x: 0, y: 0, width: 10, height: -5 },
  ])('paints nothing into an empty area (%#)', (area) => {
    const easel = openEasel('a lake');
    paintField(easel, area, 2, (_x, _y, pixel) => pixel.fill(1));
    expect(inkOf(easel).share).toBe(0);
  });
});

describe('paintStipple', () => {
  it('thins out from one point to the other, inside the path', () => {
    const easel = openEasel('a lake');
    easel.ctx.beginPath();
    easel.ctx.rect(100, 100, 800, 400);
    const box = { x: 0, y: 0, width: 1000, height: 800 };
    paintStipple(easel, box, { from: { x: 100, y: 300 }, to: { x: 900, y: 300 }, colour: DARK, strength: 1 });
    const { left, top, bottom } = inkOf(easel);
    expect([left, top, bottom].map((value) => Math.round(value / 10))).toEqual([10, 10, 50]);
    const { rgba } = pixelsOf(easel);
    const inkIn = (from: number, to: number): number => {
      let sum = 0;
      for (let y = 25; y < 125; y += 1) {
        for (let x = from; x < to; x += 1) sum += rgba[(y * 250 + x) * 4 + 3] ?? 0;
      }
      return sum;
    };
    expect(inkIn(30, 80)).toBeGreaterThan(inkIn(170, 220) * 2);
  });
});
