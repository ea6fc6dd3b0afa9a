import { editRequestSchema, type EditStart } from './edit/edit-request.ts';
import { imageRequestSchema, type ImageStart } from './image/image-request.ts';
import { musicRequestSchema, type MusicStart } from './music/music-request.ts';
import { textRequestSchema, type TextStart } from './text/text-request.ts';
import { videoRequestSchema, type VideoStart } from './video/video-request.ts';

/** What each kind is started with. */
export const REQUESTS = {
  image: imageRequestSchema,
  edit: editRequestSchema,
  video: videoRequestSchema,
  music: musicRequestSchema,
  text: textRequestSchema,
};

/** What the browser asks for: pictures are files that the user chose. */
export interface StartRequests {
  image: ImageStart;
  edit: EditStart;
  video: VideoStart;
  music: MusicStart;
  text: TextStart;
}
