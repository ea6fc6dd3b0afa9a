import type { Picture } from '../../picture/picture.ts';
import { createRowReader } from '../planes/plane-rows.ts';
import { coverage, type Layers } from '../subject/layers.ts';
import type { Planes } from '../subject/spread.ts';

/** A pixel split into subject and background. Colours 0..255; the arrays are reused for the next pixel. */
export interface Parted {
  /** Share of the subject, 0..1. */
  cover: number;
  /** The subject's own colour, without the old background in it. */
  front: [number, number, number];
  back: [number, number, number];
  inside: number;
}

/** Visits every pixel of the large picture, split by the small layers. */
export function visitParted(
  { width, height, rgba }: Picture,
  { inside, front, back }: Layers,
  visit: (at: number, parted: Parted) => void,
): void {
  const size = { width, height };
  const insideAt = createRowReader(inside, size);
  const frontAt = readers(front, size);
  const backAt = readers(back, size);
  const parted: Parted = { cover: 0, front: [0, 0, 0], back: [0, 0, 0], inside: 0 };
  const pixel: [number, number, number] = [0, 0, 0];
  for (let y = 0; y < height; y += 1) {
    const insides = insideAt(y);
    const fronts = frontAt(y);
    const backs = backAt(y);
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 4;
      parted.inside = insides[x] ?? 0;
      for (let channel = 0; channel < 3; channel += 1) {
        pixel[channel] = rgba[at + channel] ?? 0;
        parted.front[channel] = fronts[channel]?.[x] ?? 0;
        parted.back[channel] = backs[channel]?.[x] ?? 0;
      }
      parted.cover = coverage(parted.inside, pixel, parted.front, parted.back);
      unmix(parted, pixel);
      visit(at, parted);
    }
  }
}

/** What remains of the pixel's colour when the share of the old background is taken out (Forte 2021). */
function unmix({ cover, front, back }: Parted, pixel: readonly number[]): void {
  for (let channel = 0; channel < 3; channel += 1) {
    const near = front[channel] ?? 0;
    const residue = (pixel[channel] ?? 0) - cover * near - (1 - cover) * (back[channel] ?? 0);
    const value = cover === 1 ? (pixel[channel] ?? 0) : near + cover * residue;
    front[channel] = Math.min(255, Math.max(0, value));
  }
}

function readers(planes: Planes, size: { width: number; height: number }): (row: number) => Float32Array[] {
  const each = planes.map((plane) => createRowReader(plane, size));
  return (row) => each.map((read) => read(row));
}
