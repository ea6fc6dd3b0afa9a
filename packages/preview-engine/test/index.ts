/** Small real files, for tests of what stores and plays them. */
export { tinyFilm, tinyTrack } from './tiny-media.ts';
