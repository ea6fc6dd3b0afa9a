import type { CameraControl, VideoAspectRatio } from '@aic/contract';
import type { SceneElement } from '../prompt/scene.ts';
import type { Reading } from '../reading/reading.ts';

/** Plain data, so that it crosses to a thread. */
export interface VideoRequest {
  /** What is to be seen and how it moves; empty only when there is an image. */
  prompt: string;
  /** Seconds; the film has 24 frames for each. */
  durationSeconds: number;
  /** Decides the frame's pixels: 1280x720, 720x1280 or 960x960. */
  aspectRatio: VideoAspectRatio;
  /** Null: the prompt's words move the camera, or the engine does. */
  camera: CameraControl | null;
  /** PNG or JPEG bytes of the first frame; null: the film is made from words. */
  image: Uint8Array | null;
  /** Any number. The same request gives the same bytes; another seed gives another film. */
  seed: number;
}

export interface RenderedVideo {
  /** MP4 with H.264 and AAC; its index comes first, so that it plays while it loads. */
  mp4: Uint8Array;
  /** JPEG of one frame, at the film's size. */
  poster: Uint8Array;
  /** Which composer the prompt's words chose; `picture` for a film from a picture. */
  composer: string;
  /** Pixels. */
  width: number;
  height: number;
  /** Frames per second. */
  fps: number;
  /** How many frames there are. */
  frames: number;
  /** What of the scene is to be seen; of a film from a picture nothing is said. */
  painted: readonly SceneElement[];
}

export interface MadeVideo extends Omit<RenderedVideo, 'painted'> {
  reading: Reading;
}
