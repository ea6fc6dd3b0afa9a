import type { CameraControl, VideoAspectRatio } from '@aic/contract';

/** Plain data, so that it crosses to a thread. */
export interface FilmJob {
  /** Empty only when there is an image. */
  prompt: string;
  durationSeconds: number;
  aspectRatio: VideoAspectRatio;
  /** Null: the camera moves as the engine likes. */
  camera: CameraControl | null;
  /** PNG or JPEG bytes of the first frame; null: the film is made from words. */
  image: Uint8Array | null;
  seed: number;
}
