import type { Composers } from '../easel.ts';
import { paintLandscape } from './landscape.ts';
import { paintSeascape } from './seascape.ts';

export const COMPOSERS: Composers = {
  landscape: paintLandscape,
  seascape: paintSeascape,
  city: paintLandscape,
  'night-sky': paintLandscape,
  forest: paintLandscape,
  desert: paintLandscape,
  flow: paintSeascape,
  poster: paintSeascape,
  portrait: paintLandscape,
  'still-life': paintSeascape,
};
