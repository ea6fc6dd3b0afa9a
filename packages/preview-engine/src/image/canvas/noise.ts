import { mix } from '../../maths/curves.ts';
import type { Random } from '../../maths/random.ts';

/** Smooth noise over the plane. `at` is about -1..1, its features one unit wide. */
export interface Noise {
  at(x: number, y: number): number;
  /** Sum of octaves, each twice as fine and half as strong; about -1..1. */
  layered(x: number, y: number, octaves: number): number;
  /** Sharp crests instead of hills, 0..1: rock and mountains. */
  ridged(x: number, y: number, octaves: number): number;
}

const SIZE = 256;
const MASK = SIZE - 1;

/** Gradient noise (Perlin 2002: quintic fade, lattice of directions), with a lattice of its own per seed. */
export function createNoise(random: Random): Noise {
  const { order, directionX, directionY } = createLattice(random);

  // Typed arrays answer undefined only outside their bounds, and every index here is masked.
  const corner = (latticeX: number, latticeY: number, x: number, y: number): number => {
    const index = (order[((order[latticeX & MASK] ?? 0) + latticeY) & MASK] ?? 0) & MASK;
    return (directionX[index] ?? 0) * x + (directionY[index] ?? 0) * y;
  };

  const at = (x: number, y: number): number => {
    const left = Math.floor(x);
    const top = Math.floor(y);
    const dx = x - left;
    const dy = y - top;
    const fadeX = dx * dx * dx * (dx * (dx * 6 - 15) + 10);
    const fadeY = dy * dy * dy * (dy * (dy * 6 - 15) + 10);
    const upper = mix(corner(left, top, dx, dy), corner(left + 1, top, dx - 1, dy), fadeX);
    const lower = mix(corner(left, top + 1, dx, dy - 1), corner(left + 1, top + 1, dx - 1, dy - 1), fadeX);
    return mix(upper, lower, fadeY) * 1.42;
  };

  return {
    at,
    layered: (x, y, octaves) => {
      let sum = 0;
      let weight = 0.55;
      let scale = 1;
      for (let octave = 0; octave < octaves; octave += 1) {
        sum += weight * at(x * scale, y * scale + octave * 17.3);
        weight /= 2;
        scale *= 2.03;
      }
      return sum;
    },
    ridged: (x, y, octaves) => {
      let sum = 0;
      let weight = 0.55;
      let scale = 1;
      for (let octave = 0; octave < octaves; octave += 1) {
        const crest = 1 - Math.abs(at(x * scale, y * scale + octave * 17.3));
        sum += weight * crest * crest;
        weight /= 2;
        scale *= 2.03;
      }
      return sum;
    },
  };
}

function createLattice(random: Random) {
  const order = new Uint8Array(SIZE);
  const directionX = new Float64Array(SIZE);
  const directionY = new Float64Array(SIZE);
  for (let index = 0; index < SIZE; index += 1) {
    const angle = random.next() * 2 * Math.PI;
    directionX[index] = Math.cos(angle);
    directionY[index] = Math.sin(angle);
    // Inside-out shuffle (Durstenfeld).
    const other = random.whole(0, index);
    order[index] = order[other] ?? 0;
    order[other] = index;
  }
  return { order, directionX, directionY };
}
