import { MUSIC_GENRES, type MusicGenre } from '@aic/sdk';

/** A genre as creators read it: "Hip-hop". */
export const genreName = (genre: MusicGenre): string => `${genre.charAt(0).toUpperCase()}${genre.slice(1)}`;

/** Spec section 9, "Music", and the choice to leave it to the prompt. */
export const GENRE_OPTIONS: readonly { value: MusicGenre | 'any'; label: string }[] = [
  { value: 'any', label: 'Any' },
  ...MUSIC_GENRES.map((genre) => ({ value: genre, label: genreName(genre) })),
];
