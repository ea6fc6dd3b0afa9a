import type { MusicGenre } from '@aic/contract';
import type { Style } from '../plan/style.ts';
import { AMBIENT } from './ambient.ts';
import { CLASSICAL } from './classical.ts';
import { ELECTRONIC } from './electronic.ts';
import { FOLK } from './folk.ts';
import { HIP_HOP } from './hip-hop.ts';
import { JAZZ } from './jazz.ts';
import { POP } from './pop.ts';
import { ROCK } from './rock.ts';

export const STYLES: Readonly<Record<MusicGenre, Style>> = {
  pop: POP,
  rock: ROCK,
  electronic: ELECTRONIC,
  jazz: JAZZ,
  classical: CLASSICAL,
  'hip-hop': HIP_HOP,
  folk: FOLK,
  ambient: AMBIENT,
};
