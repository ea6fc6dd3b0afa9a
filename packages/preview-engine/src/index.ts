/**
 * Makes pictures, photo edits, films, music and texts without a key, a network or a model: seeded and procedural.
 * Importing this file is cheap; the work runs in threads that start with the first call.
 */
export { EngineError, type EngineErrorKind } from './engine/engine-error.ts';
export type { EngineOptions } from './engine/engine-options.ts';
export { editPhoto } from './edit/edit-photo.ts';
export type { EditedPhoto, PhotoEditRequest } from './edit/model/photo-edit-request.ts';
export type { ImageRequest, MadeImage } from './image/image-request.ts';
export { makeImage } from './image/make-image.ts';
export { makeMusic } from './music/make-music.ts';
export type { MadeMusic, MusicDetails, MusicRequest } from './music/music-request.ts';
export { type ReadableRequest, readRequest, REPERTOIRE } from './calls/read-request.ts';
export type { Reading, Verdict } from './reading/reading.ts';
export { THREADS } from './threads/threads.ts';
export type { TextRequest, WrittenText } from './text/text-request.ts';
export { writeText, type TextOptions } from './text/write-text.ts';
export { makeVideo } from './video/make-video.ts';
export type { MadeVideo, VideoRequest } from './video/video-request.ts';
