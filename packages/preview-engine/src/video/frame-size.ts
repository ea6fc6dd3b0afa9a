import type { VideoAspectRatio } from '@aic/contract';
import type { FrameSize } from './stage/stage.ts';

/**
 * All have about the pixels of 720p, what the encoder manages in a few seconds; the worlds are the image engine's
 * sizes.
 */
export function frameSizeOf(aspectRatio: VideoAspectRatio): FrameSize {
  switch (aspectRatio) {
    case '16:9':
      return { width: 1280, height: 720, world: { width: 1792, height: 1008 } };
    case '9:16':
      return { width: 720, height: 1280, world: { width: 1008, height: 1792 } };
    case '1:1':
      return { width: 960, height: 960, world: { width: 1024, height: 1024 } };
    default:
      return aspectRatio satisfies never;
  }
}
