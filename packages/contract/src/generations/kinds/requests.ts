import { editRequestSchema } from './edit-request.ts';
import { imageRequestSchema } from './image-request.ts';
import { musicRequestSchema } from './music-request.ts';
import { textRequestSchema } from './text-request.ts';
import { videoRequestSchema } from './video-request.ts';

/** What each kind is started with. */
export const REQUESTS = {
  image: imageRequestSchema,
  edit: editRequestSchema,
  video: videoRequestSchema,
  music: musicRequestSchema,
  text: textRequestSchema,
};
