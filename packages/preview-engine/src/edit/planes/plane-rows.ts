import { mix } from '../../maths/curves.ts';
import type { Plane } from './plane.ts';

/** Reads a small plane as if it had the size of a large picture, smoothly, a row at a time: no large copy is made. */
export function createRowReader(
  plane: Plane,
  size: { width: number; height: number },
): (row: number) => Float32Array {
  const { values } = plane;
  const columns = new Int32Array(size.width);
  const shares = new Float32Array(size.width);
  for (let x = 0; x < size.width; x += 1) {
    const { index, share } = place(x, size.width, plane.width);
    columns[x] = index;
    shares[x] = share;
  }
  const out = new Float32Array(size.width);
  const toRight = plane.width > 1 ? 1 : 0;
  const toBelow = plane.height > 1 ? plane.width : 0;
  return (row) => {
    const { index, share } = place(row, size.height, plane.height);
    const above = index * plane.width;
    const below = above + toBelow;
    for (let x = 0; x < size.width; x += 1) {
      const column = columns[x] ?? 0;
      const across = shares[x] ?? 0;
      const upper = mix(values[above + column] ?? 0, values[above + column + toRight] ?? 0, across);
      const lower = mix(values[below + column] ?? 0, values[below + column + toRight] ?? 0, across);
      out[x] = mix(upper, lower, share);
    }
    return out;
  };
}

/** Aligns pixel centres, not corners, as image scaling does. */
function place(at: number, of: number, onto: number): { index: number; share: number } {
  const position = Math.min(onto - 1, Math.max(0, ((at + 0.5) * onto) / of - 0.5));
  const index = Math.min(Math.max(0, onto - 2), Math.floor(position));
  return { index, share: position - index };
}
