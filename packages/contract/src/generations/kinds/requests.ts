import { editRequestSchema } from './edit/edit-request.ts';
import { imageRequestSchema } from './image/image-request.ts';
import { musicRequestSchema } from './music/music-request.ts';
import { textRequestSchema } from './text/text-request.ts';
import { videoRequestSchema } from './video/video-request.ts';

/** What each kind is started with. */
export const REQUESTS = {
  image: imageRequestSchema,
  edit: editRequestSchema,
  video: videoRequestSchema,
  music: musicRequestSchema,
  text: textRequestSchema,
};
