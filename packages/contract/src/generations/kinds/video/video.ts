import {
  integer,
  nullable,
  object,
  oneOf,
  optional,
  text,
  uuid,
  type ValueOf,
} from '../../../shape/field.ts';
import { defineKind } from '../../kind/define-kind.ts';
import { ratioOf, type SampleOf, sidesOf } from '../../kind/item.ts';

/** Seconds of film. */
export const VIDEO_DURATION = { min: 2, max: 10, default: 4 } as const;
export const VIDEO_ASPECT_RATIOS = ['16:9', '9:16', '1:1'] as const;
export type VideoAspectRatio = (typeof VIDEO_ASPECT_RATIOS)[number];

export const CAMERA_MOTION = { min: -10, max: 10, default: 0 } as const;
export const CAMERA_DIRECTIONS = [
  'none',
  'pan_left',
  'pan_right',
  'tilt_up',
  'tilt_down',
  'zoom_in',
  'zoom_out',
] as const;
export type CameraDirection = (typeof CAMERA_DIRECTIONS)[number];
export const CAMERA_SPEED = { min: 1, max: 10, default: 3 } as const;

/** The price with camera control, instead of the other one. */
const CAMERA_CONTROL_COST = 30;

const CAMERA_CONTROL = object({
  motion: integer(CAMERA_MOTION.min, CAMERA_MOTION.max),
  direction: oneOf(CAMERA_DIRECTIONS),
  speed: integer(CAMERA_SPEED.min, CAMERA_SPEED.max),
});
export type CameraControl = ValueOf<typeof CAMERA_CONTROL>;

export const VIDEO = defineKind('video', {
  name: 'Video',
  pluralLabel: 'Videos',
  newLabel: 'New video',
  noun: 'video',
  verb: 'film',
  page: '/video',
  file: { prefix: 'ai-video-', extension: 'mp4', noun: 'video' },
  missingPrompt: 'Please enter a video description',
  price: 20,
  medium: 'film',
  listPath: '/api/video-generations',
  startPaths: { json: '/api/generate-video', form: '/api/generate-video-from-image' },
  fields: {
    videoUrl: nullable(text),
    /** A frame to show before it plays. */
    posterUrl: nullable(text),
    /** The first frame of a video made from an image. */
    sourceImageUrl: nullable(text),
    /** Seconds. */
    duration: integer(),
    aspectRatio: oneOf(VIDEO_ASPECT_RATIOS),
    cameraControl: nullable(CAMERA_CONTROL),
    /** The item that is its sound, which may be gone since. */
    trackId: optional(nullable(uuid)),
  },
  result: 'videoUrl',
  /** What was not said of the camera stays as it is. */
  asItem: ({ cameraControl }: { cameraControl?: Partial<CameraControl> }) => ({
    cameraControl: cameraControl
      ? {
          motion: CAMERA_MOTION.default,
          direction: CAMERA_DIRECTIONS[0],
          speed: CAMERA_SPEED.default,
          ...cameraControl,
        }
      : null,
  }),
  aspectRatio: (item) => ratioOf(sidesOf(item.aspectRatio)),
});

/** What a video costs: nothing where its pictures are those of another one. */
export function videoCost({ hasCameraControl, hasFilm = false }: VideoTerms): number {
  if (hasFilm) return 0;
  return hasCameraControl ? CAMERA_CONTROL_COST : VIDEO.price;
}

interface VideoTerms {
  hasCameraControl: boolean;
  hasFilm?: boolean;
}

export type VideoGeneration = ValueOf<typeof VIDEO.item>;

export const VIDEO_SAMPLE: SampleOf<VideoGeneration> = {
  prompt: 'Waves at dusk',
  credits: 20,
  videoUrl: '/media/00000000000000000000000000000003',
  posterUrl: '/media/00000000000000000000000000000004',
  sourceImageUrl: null,
  duration: 4,
  aspectRatio: '16:9',
  cameraControl: null,
};
