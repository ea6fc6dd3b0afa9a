import { capitalized, type ItemFacts, within } from '../../kind/define-facts.ts';
import type { MusicStart } from './music-request.ts';
import { MUSIC_DURATION, type MusicGeneration } from './music.ts';

export const MUSIC_FACTS: ItemFacts<MusicGeneration, MusicStart> = {
  settings: ({ duration, genre }) => [
    { label: 'Length', value: `${duration} s` },
    { label: 'Genre', value: genre && capitalized(genre) },
  ],
  readyAction: 'Listen to it',
  repeat: ({ duration, genre }) => ({ genre, duration: within(duration, MUSIC_DURATION) }),
};
