/**
 * Makes pictures, photo edits, films, music and texts without a key, a network or a model: seeded and procedural. Work
 * runs in threads that start with the first call.
 */
export { EngineError, type EngineErrorKind } from './engine-error.ts';
export type { EngineOptions } from './engine-options.ts';
export { editPhoto, type EditedPhoto, type PhotoEdit } from './edit/edit-photo.ts';
export { makeImage } from './image/make-image.ts';
export { makeMusic } from './music/make-music.ts';
export { writeText, type TextOptions } from './text/write-text.ts';
export { makeVideo } from './video/make-video.ts';
