import { describe, expect, it } from 'vitest';
import { planShot, sceneRate } from './shot-plan.ts';

describe('planShot', () => {
  it.each([
    ['slowly zoom in on the lighthouse', 'zoom_in'],
    ['the camera pulls back from the city', 'zoom_out'],
    ['the camera pans left over the bay', 'pan_left'],
    ['panning slowly left over the bay', 'pan_left'],
    ['the camera moves to the right', 'pan_right'],
    ['tilt up to the stars', 'tilt_up'],
    ['looks down into the valley', 'tilt_down'],
    ['static shot of a lake', 'none'],
    ['a lake', null],
  ])('reads the camera from "%s"', (prompt, direction) => {
    expect(planShot(prompt, null).move?.direction ?? null).toBe(direction);
  });

  it('lets the camera control count more than the words', () => {
    const camera = { direction: 'pan_right', speed: 7, motion: 0 } as const;
    expect(planShot('zoom in fast', camera).move).toEqual(camera);
  });

  it('reads slow and fast as the pace of camera and scene', () => {
    const [slow, usual, fast] = ['zoom in slowly', 'zoom in', 'zoom in fast'].map((prompt) =>
      planShot(prompt, null),
    );
    expect([slow, usual, fast].map((plan) => plan?.move?.speed)).toEqual([2, 4, 8]);
    expect(slow?.rate).toBeLessThan(usual?.rate ?? 0);
    expect(fast?.rate).toBeGreaterThan(usual?.rate ?? 0);
  });

  it('reads what floats in the air', () => {
    expect([...planShot('fireflies over dusty magic embers with petals', null).air]).toEqual([
      'fireflies',
      'sparkle',
      'dust',
      'petals',
      'embers',
    ]);
    expect(planShot('a calm lake', null).air.size).toBe(0);
  });
});

describe('sceneRate', () => {
  it('[9.video.options] runs faster with motion and backwards below zero', () => {
    expect([0, 5, 10, -5, -10].map(sceneRate)).toEqual([1, 2, 3, -2, -3]);
  });
});
