import { describe, expect, it } from 'vitest';
import { readScene } from '../../prompt/read-scene.ts';
import { frameSizeOf } from '../frame-size.ts';
import { openStage } from './stage.ts';

const OPTIONS = {
  size: frameSizeOf('16:9'),
  scene: readScene('a lake at dusk'),
  seed: '1/lake',
  secondsMax: 4,
  zoomMax: 1.5,
  overscan: 1.04,
};

describe('openStage', () => {
  it('gives a sheet as many pixels as the frame shows of it', () => {
    const stage = openStage({ ...OPTIONS, zoomMax: 1 });
    const { canvas, width, scale } = stage.sheet(1);
    expect(width).toBe(1792);
    expect(scale).toBeCloseTo((1280 / 1792) * 1.04, 9);
    expect(canvas.width).toBe(Math.floor(1792 * scale));
  });

  it('gives a layer more pixels where the camera comes close, within a limit', () => {
    const widths = [0, 0.3, 1].map((depth) => openStage(OPTIONS).sheet(depth).canvas.width);
    expect(widths).toEqual(widths.toSorted((one, other) => one - other));
    expect((widths[2] ?? 0) / (widths[0] ?? 1)).toBeCloseTo(1.3, 2);
  });

  it('shares palette and chance between its sheets, and repeats them for the same seed', () => {
    const [one, other] = [openStage(OPTIONS), openStage(OPTIONS)];
    expect(one.sheet(1).palette).toBe(one.easel.palette);
    expect(one.sheet(1).random).toBe(one.easel.random);
    expect(other.easel.palette).toEqual(one.easel.palette);
    expect(other.easel.random.next()).toBe(one.easel.random.next());
    expect(openStage({ ...OPTIONS, seed: '2/lake' }).easel.palette).not.toEqual(one.easel.palette);
  });

  it('starts every sheet clear', () => {
    const { canvas } = openStage(OPTIONS).sheet(0);
    const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
    expect(data.every((value) => value === 0)).toBe(true);
  });
});
