import { expect, it } from 'vitest';
import { layoutRows } from './layout-rows.ts';
import { moveActive } from './move-active.ts';

/** Four rows of four squares, and one of two. */
const ROWS = layoutRows(
  Array.from({ length: 18 }, () => 1),
  { width: 424, rowHeight: 100, gap: 8, captionHeight: 0, ratioMin: 0.5, ratioMax: 2 },
  true,
);

it.each([
  ['ArrowRight', 5, 6],
  ['ArrowRight', 17, 17],
  ['ArrowLeft', 4, 3],
  ['ArrowLeft', 0, 0],
  ['ArrowDown', 5, 9],
  ['ArrowDown', 15, 17],
  ['ArrowUp', 9, 5],
  ['ArrowUp', 2, 2],
  ['PageDown', 1, 9],
  ['PageUp', 17, 9],
  ['Home', 6, 4],
  ['End', 6, 7],
  ['Ctrl+Home', 6, 0],
  ['Ctrl+End', 6, 17],
  ['a', 6, null],
])('%s from item %i leads to %s', (keys, index, target) => {
  const isCommand = keys.startsWith('Ctrl+');

  expect(moveActive({ key: keys.replace('Ctrl+', ''), isCommand }, { rows: ROWS, index, pageRows: 2 })).toBe(
    target,
  );
});
