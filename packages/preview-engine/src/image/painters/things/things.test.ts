import { describe, expect, it } from 'vitest';
import { inkOf, openEasel } from '../../../../test/easel.ts';
import { colour } from '../../../colour/oklch.ts';
import type { Easel } from '../../canvas/easel.ts';
import { boat, cactus, cat, deer, fox, paintFigure, person } from './figures.ts';
import { paintThings } from './things.ts';

const DARK = colour(0.2, 0.02, 260);
const GROUND = 600;

function things(prompt: string): Easel {
  const easel = openEasel(prompt);
  paintThings(easel, { ground: () => GROUND, size: 120, fill: DARK, light: { x: 300, y: 100 } });
  return easel;
}

describe('paintThings', () => {
  it.each([
    ['lighthouse', 'a lighthouse'],
    ['palm', 'palms'],
    ['cabin', 'a cabin'],
    ['cactus', 'a cactus'],
    ['deer', 'a deer'],
    ['fox', 'a fox'],
    ['cat', 'a cat'],
    ['people', 'a hiker'],
  ])('sets a %s onto the ground', (_name, prompt) => {
    const { share, top, bottom } = inkOf(things(prompt));
    expect(share).toBeGreaterThan(0.0005);
    expect(share).toBeLessThan(0.3);
    expect(top).toBeLessThan(GROUND - 20);
    expect(bottom).toBeGreaterThan(GROUND - 30);
    expect(bottom).toBeLessThan(GROUND + 60);
  });

  it.each(['balloons', 'birds'])('lets %s fly above the ground', (prompt) => {
    const { share, bottom } = inkOf(things(prompt));
    expect(share).toBeGreaterThan(0.0005);
    expect(bottom).toBeLessThan(GROUND - 100);
  });

  it.each(['a lake', 'a valley, no lighthouse', 'clouds'])('sets nothing for "%s"', (prompt) => {
    expect(inkOf(things(prompt)).share).toBe(0);
  });

  it('stands opposite the light', () => {
    const { left } = inkOf(things('a cabin at noon'));
    expect(left).toBeGreaterThan(500);
  });

  it('sets several things side by side', () => {
    const [one, two] = [inkOf(things('a cat')), inkOf(things('a cat and a lighthouse'))];
    expect(two.right - two.left).toBeGreaterThan((one.right - one.left) * 1.5);
  });
});

describe('paintFigure', () => {
  it.each(Object.entries({ person, fox, cat, deer, boat, cactus }))(
    'draws a %s on its foot, as high as asked',
    (_name, silhouette) => {
      const easel = openEasel('a lake');
      easel.ctx.fillStyle = '#000';
      paintFigure(easel, silhouette, { x: 500, y: 700 }, 400, false);
      const { top, bottom, left, right } = inkOf(easel);
      expect(Math.abs(bottom - 700)).toBeLessThan(40);
      expect(bottom - top).toBeGreaterThan(300);
      expect(bottom - top).toBeLessThan(460);
      expect(left).toBeLessThan(500);
      expect(right).toBeGreaterThan(500);
    },
  );

  it('looks the other way when it is flipped', () => {
    const [right, left] = [false, true].map((isFlipped) => {
      const easel = openEasel('a lake');
      paintFigure(easel, fox, { x: 500, y: 700 }, 400, isFlipped);
      return inkOf(easel);
    });
    expect((right?.right ?? 0) - 500).toBeCloseTo(500 - (left?.left ?? 0), -1);
  });
});
