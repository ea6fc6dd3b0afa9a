import type { Picture } from '../picture/picture.ts';
import { oklabOf, srgbOf, type Oklab } from './oklab.ts';

/** A change that depends on nothing but the colour. It changes the colour in place. */
export type Grade = (colour: Oklab) => void;

/** Points along each edge: 33 is what film laboratories use; between them is interpolated. */
const POINTS = 33;
const LAST = POINTS - 1;
const RED_STEP = 3;
const GREEN_STEP = POINTS * 3;
const BLUE_STEP = POINTS * POINTS * 3;

/**
 * Grades every pixel, in place. The grades are computed once for 33^3 colours and looked up from there, so that a
 * chain of them costs no more than one and nothing is rounded in between.
 */
export function gradePicture({ rgba }: Picture, grades: readonly Grade[]): void {
  if (grades.length === 0) return;
  applyCube(rgba, bakeCube(grades));
}

/** Output channels 0..255, red running fastest. */
function bakeCube(grades: readonly Grade[]): Float32Array {
  const cube = new Float32Array(POINTS ** 3 * 3);
  const colour: Oklab = { l: 0, a: 0, b: 0 };
  let at = 0;
  for (let blue = 0; blue < POINTS; blue += 1) {
    for (let green = 0; green < POINTS; green += 1) {
      for (let red = 0; red < POINTS; red += 1) {
        oklabOf(red / LAST, green / LAST, blue / LAST, colour);
        for (const grade of grades) grade(colour);
        for (const channel of srgbOf(colour)) {
          cube[at] = channel * 255;
          at += 1;
        }
      }
    }
  }
  return cube;
}

/** Tetrahedral interpolation: four points instead of eight, and greys stay grey. */
function applyCube(rgba: Uint8Array, cube: Float32Array): void {
  const scale = LAST / 255;
  for (let at = 0; at < rgba.length; at += 4) {
    const red = (rgba[at] ?? 0) * scale;
    const green = (rgba[at + 1] ?? 0) * scale;
    const blue = (rgba[at + 2] ?? 0) * scale;
    const cellRed = Math.min(LAST - 1, red | 0);
    const cellGreen = Math.min(LAST - 1, green | 0);
    const cellBlue = Math.min(LAST - 1, blue | 0);
    const x = red - cellRed;
    const y = green - cellGreen;
    const z = blue - cellBlue;
    const near = cellRed * RED_STEP + cellGreen * GREEN_STEP + cellBlue * BLUE_STEP;
    const far = near + RED_STEP + GREEN_STEP + BLUE_STEP;
    // From the near corner to the far one along the axes, the largest share first.
    let first = near;
    let second = near;
    let most = 0;
    let middle = 0;
    let least = 0;
    if (x >= y) {
      if (y >= z) {
        [first, second, most, middle, least] = [near + RED_STEP, far - BLUE_STEP, x, y, z];
      } else if (x >= z) {
        [first, second, most, middle, least] = [near + RED_STEP, far - GREEN_STEP, x, z, y];
      } else {
        [first, second, most, middle, least] = [near + BLUE_STEP, far - GREEN_STEP, z, x, y];
      }
    } else if (z >= y) {
      [first, second, most, middle, least] = [near + BLUE_STEP, far - RED_STEP, z, y, x];
    } else if (z >= x) {
      [first, second, most, middle, least] = [near + GREEN_STEP, far - RED_STEP, y, z, x];
    } else {
      [first, second, most, middle, least] = [near + GREEN_STEP, far - BLUE_STEP, y, x, z];
    }
    for (let channel = 0; channel < 3; channel += 1) {
      rgba[at + channel] =
        (cube[near + channel] ?? 0) * (1 - most) +
        (cube[first + channel] ?? 0) * (most - middle) +
        (cube[second + channel] ?? 0) * (middle - least) +
        (cube[far + channel] ?? 0) * least +
        0.5;
    }
  }
}
