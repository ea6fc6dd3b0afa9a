import { MUSIC_GENRES, type MusicGenre } from '@aic/sdk';

/** A genre as it is shown: "Hip-hop". */
export const genreName = (genre: MusicGenre): string => `${genre.charAt(0).toUpperCase()}${genre.slice(1)}`;

/** All genres, and the choice to leave it to the prompt. */
export const GENRE_OPTIONS: readonly { value: MusicGenre | 'any'; label: string }[] = [
  { value: 'any', label: 'Any' },
  ...MUSIC_GENRES.map((genre) => ({ value: genre, label: genreName(genre) })),
];
