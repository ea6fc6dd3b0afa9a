import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../testing/mount.tsx';
import { MediaGrid } from './media-grid.tsx';

const RATIOS = [9 / 16, 16 / 9, 9 / 16, 1, 1024 / 1792, 1];

function boxesAt(width: number): DOMRect[] {
  mount(
    <div style={{ width }}>
      <MediaGrid
        label="Your latest videos"
        items={RATIOS.map((aspectRatio, index) => ({
          id: String(index),
          aspectRatio,
          content: <div style={{ aspectRatio, background: 'gray' }} />,
        }))}
      />
    </div>,
  );
  return page
    .getByRole('listitem')
    .elements()
    .map((item) => item.getBoundingClientRect());
}

it.each([288, 343, 358])('leaves every tile the room its buttons need on a phone (%i px)', async (width) => {
  await page.viewport(width + 32, 844);
  const boxes = boxesAt(width);
  expect(boxes).toHaveLength(RATIOS.length);
  for (const box of boxes) {
    expect(box.width).toBeGreaterThanOrEqual(160);
    expect(box.width).toBeLessThanOrEqual(width);
  }
});

it('blows no tall picture up that has a row to itself', async () => {
  await page.viewport(390, 844);
  const [tall] = boxesAt(358);
  expect(tall?.width).toBeLessThan(200);
});

it('gives pictures of one row the same height where there is room', async () => {
  await page.viewport(1280, 844);
  const boxes = boxesAt(1200);
  const firstRow = boxes.filter(({ top }) => top === boxes[0]?.top).map(({ height }) => height);
  expect(firstRow.length).toBeGreaterThan(2);
  expect(Math.max(...firstRow) - Math.min(...firstRow)).toBeLessThan(2);
});
