import { describe, expect, it } from 'vitest';
import { heightOfRows, itemsInFrame, layoutRows, type RowShape } from './layout-rows.ts';

const SHAPE: RowShape = {
  width: 1000,
  rowHeight: 200,
  gap: 8,
  captionHeight: 40,
  ratioMin: 0.5,
  ratioMax: 2.2,
};
const RATIOS = [1, 16 / 9, 9 / 16, 1, 1.5, 0.57, 1, 16 / 9, 1, 1, 9 / 16, 2, 1, 1.2, 0.8, 1, 1, 1];
const layout = (ratios: readonly number[], change: Partial<RowShape> = {}, isComplete = true) =>
  layoutRows(ratios, { ...SHAPE, ...change }, isComplete);

describe('rows of tiles', () => {
  it.each([358, 760, 1000, 1888])('fill a width of %i px with heights near the one asked for', (width) => {
    const rows = layout(RATIOS, { width }).slice(0, -1);

    expect(rows.length).toBeGreaterThan(0);
    for (const { tiles, mediaHeight } of rows) {
      const last = tiles.at(-1);
      expect(Math.abs((last?.left ?? 0) + (last?.width ?? 0) - width)).toBeLessThanOrEqual(tiles.length);
      expect(mediaHeight).toBeGreaterThan(90);
      expect(mediaHeight).toBeLessThanOrEqual(270);
    }
  });

  it('hold each item once, in order', () => {
    const indexes = layout(RATIOS).flatMap(({ tiles }) => tiles.map(({ index }) => index));

    expect(indexes).toEqual(RATIOS.map((_ratio, index) => index));
  });

  it('stay as they are when items are added at the end, and the last one waits until it is full', () => {
    const before = layout(RATIOS, {}, false);
    const after = layout([...RATIOS, ...RATIOS], {}, false);

    expect(after.slice(0, before.length)).toEqual(before);
  });

  it('do not stretch a few items over the width', () => {
    const [row, ...others] = layout([1, 1]);

    expect(others).toEqual([]);
    expect(row?.tiles.map(({ width }) => width)).toEqual([200, 200]);
  });

  it('crop what is too narrow or too wide for a prompt', () => {
    const [row] = layout([0.1, 9]);

    expect(row?.tiles.map(({ width }) => width / (row.mediaHeight || 1))).toEqual([0.5, 2.2]);
  });

  it('have an end', () => {
    expect(heightOfRows([])).toBe(0);
    expect(heightOfRows(layout([1, 1]))).toBe(240);
  });

  it('say which items a frame touches', () => {
    const rows = layout([1, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
    const second = rows[1];

    expect(itemsInFrame(rows, { left: 210, top: 10, right: 300, bottom: 20 })).toEqual([1]);
    expect(itemsInFrame(rows, { left: 0, top: 0, right: 1000, bottom: (second?.top ?? 0) + 1 })).toEqual(
      [...(rows[0]?.tiles ?? []), ...(second?.tiles ?? [])].map(({ index }) => index),
    );
  });
});
