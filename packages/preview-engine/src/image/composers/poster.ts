import type { Composer } from '../canvas/easel.ts';
import { paintPosterArches } from './poster-arches.ts';
import { paintPosterGrid } from './poster-grid.ts';

/** Geometry on paper, in one of two designs. */
export const paintPoster: Composer = (easel) =>
  easel.random.chance(0.5) ? paintPosterGrid(easel) : paintPosterArches(easel);
