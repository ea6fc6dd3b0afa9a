import { CAMERA_DIRECTIONS, type CameraControl } from '@aic/contract';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '../../../test/any-text.ts';
import { planShot, sceneRate } from './shot-plan.ts';

describe('planShot: the camera', () => {
  it.each([
    ['slowly zoom in on the lighthouse', 'zoom_in'],
    ['zooming in', 'zoom_in'],
    ['push in on the face', 'zoom_in'],
    ['dolly in', 'zoom_in'],
    ['the camera moves closer', 'zoom_in'],
    ['the camera pulls back from the city', 'zoom_out'],
    ['zoom slowly out', 'zoom_out'],
    ['dollies out', 'zoom_out'],
    ['the camera moves away', 'zoom_out'],
    ['the camera pans left over the bay', 'pan_left'],
    ['panning slowly left over the bay', 'pan_left'],
    ['turns to the left', 'pan_left'],
    ['the camera moves to the right', 'pan_right'],
    ['PAN RIGHT', 'pan_right'],
    ['city at night, slow pan', 'pan_right'],
    ['a pan over the bay', 'pan_right'],
    ['a company of friends', null],
    ['tilt up to the stars', 'tilt_up'],
    ['looks upwards', 'tilt_up'],
    ['the camera rises up', 'tilt_up'],
    ['looks down into the valley', 'tilt_down'],
    ['tilts slowly down', 'tilt_down'],
    ['static shot of a lake', 'none'],
    ['a locked camera', 'none'],
    ['a lake', null],
    ['a company on the right', null],
    ['zoology', null],
    ['an upset lookout', null],
    ['', null],
  ])('reads "%s" as %s', (prompt, direction) => {
    expect(planShot(prompt, null).move?.direction ?? null).toBe(direction);
  });

  it('reads the first of two moves by its kind', () => {
    expect(planShot('pan left, then zoom in', null).move?.direction).toBe('zoom_in');
  });

  it('lets the camera control count more than the words', () => {
    const camera = { direction: 'pan_right', speed: 7, motion: 0 } as const;
    expect(planShot('zoom in fast', camera).move).toEqual(camera);
  });

  it.each([
    ['zoom in slowly', 2],
    ['zoom in', 4],
    ['zoom in fast', 8],
    ['zoom in, time-lapse', 8],
    ['zoom in, slow motion', 2],
    ['zoom in gently', 2],
  ])('reads the speed of "%s" as %i', (prompt, speed) => {
    expect(planShot(prompt, null).move?.speed).toBe(speed);
  });
});

describe('planShot: the pace of the scene', () => {
  it('follows slow and fast words', () => {
    const rates = ['a slow river', 'a river', 'a fast river'].map((prompt) => planShot(prompt, null).rate);
    expect(rates).toEqual([0.65, 1, 1.7]);
  });

  it('follows words and motion together', () => {
    const camera: CameraControl = { direction: 'none', speed: 1, motion: -10 };
    expect(planShot('a fast river', camera).rate).toBeCloseTo(-5.1, 9);
  });
});

describe('planShot: the air', () => {
  it.each([
    ['a glow worm', ['fireflies']],
    ['glow worms', ['fireflies']],
    ['stardust and bokeh', ['sparkle']],
    ['pollen in the light', ['dust']],
    ['falling petals', ['petals']],
    ['glowing embers', ['embers']],
    ['sparks', ['embers']],
    ['sparkles', ['sparkle']],
    ['a firefly over embers', ['fireflies', 'embers']],
    ['industry', []],
    ['a calm lake', []],
  ])('of "%s" holds %j', (prompt, air) => {
    expect([...planShot(prompt, null).air]).toEqual(air);
  });

  it('holds everything that is named', () => {
    expect(planShot('sparkling fireflies over dusty embers with petals', null).air.size).toBe(5);
  });
});

describe('planShot: anything at all', () => {
  it('gives a plan that a film can follow', () => {
    const camera = fc.record({
      direction: fc.constantFrom(...CAMERA_DIRECTIONS),
      speed: fc.integer({ min: 1, max: 10 }),
      motion: fc.integer({ min: -10, max: 10 }),
    });
    fc.assert(
      fc.property(anyText(), fc.option(camera), (prompt, control) => {
        const { move, rate } = planShot(prompt, control);
        expect(Number.isFinite(rate)).toBe(true);
        expect(Math.abs(rate)).toBeGreaterThan(0.5);
        expect(Math.abs(rate)).toBeLessThan(6);
        expect([null, ...CAMERA_DIRECTIONS]).toContain(move?.direction ?? null);
      }),
    );
  });
});

describe('sceneRate', () => {
  it('[9.video.options] runs faster with motion and backwards below zero', () => {
    expect([0, 5, 10, -5, -10].map(sceneRate)).toEqual([1, 2, 3, -2, -3]);
  });
});
