import { z } from 'zod';
import {
  engine,
  allowApproximation,
  count,
  formOptions,
  madeFrom,
  optionalPrompt,
  requiredPrompt,
  seed,
  storedUpload,
  wholeNumber,
} from '../../../shape/values.ts';
import {
  CAMERA_DIRECTIONS,
  CAMERA_MOTION,
  CAMERA_SPEED,
  VIDEO_ASPECT_RATIOS,
  VIDEO_DURATION,
  VIDEO,
} from './video.ts';

const cameraControlSchema = z.strictObject({
  motion: z.int().min(CAMERA_MOTION.min).max(CAMERA_MOTION.max).default(CAMERA_MOTION.default),
  direction: z.enum(CAMERA_DIRECTIONS).default('none'),
  speed: z.int().min(CAMERA_SPEED.min).max(CAMERA_SPEED.max).default(CAMERA_SPEED.default),
});

const options = {
  allow_approximation: allowApproximation,
  duration: wholeNumber(VIDEO_DURATION.min, VIDEO_DURATION.max).default(VIDEO_DURATION.default),
  aspectRatio: z.enum(VIDEO_ASPECT_RATIOS).default('16:9'),
  /** The caller's track that is its sound: the engine makes the pictures only. */
  track: z.uuid().optional(),
  engine,
  madeFrom,
};

export const videoRequestSchema = z.strictObject({
  prompt: requiredPrompt(VIDEO.missingPrompt),
  ...options,
  cameraControl: cameraControlSchema.optional(),
  /** The caller's film whose pictures it has, with `track` as their sound: no engine makes anything, so it costs nothing. */
  film: z.uuid().optional(),
  seed,
  count,
});

/** The fields of the multipart form beside `image`; there the camera control is JSON in a string. */
export const videoFromImageRequestSchema = z.strictObject({
  prompt: optionalPrompt,
  ...options,
  cameraControl: z.string().transform(parseJson).pipe(cameraControlSchema).optional(),
  ...formOptions,
});

/** A track as it is kept with the request. Its file is the track's own, and goes with it. */
export const storedTrack = z.object({ id: z.uuid(), file: z.string() });

/** A film as it is kept with the request. Its files are the film's own, and go with it. */
export const storedFilm = z.object({
  id: z.uuid(),
  file: z.string(),
  poster: z.string().nullable(),
  /** The engine that made it. */
  provider: z.string(),
});

/** What the worker finds: made from words or from an image. */
export const storedVideoRequestSchema = z.object({
  ...videoFromImageRequestSchema.shape,
  cameraControl: cameraControlSchema.optional(),
  image: storedUpload.optional(),
  track: storedTrack.optional(),
  film: storedFilm.optional(),
});

function parseJson(text: string, context: z.core.$RefinementCtx): unknown {
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue('Camera control is not readable');
    return z.NEVER;
  }
}

/** With an image it becomes the first frame, and the prompt may be empty. */
export type VideoStart = Omit<z.input<typeof videoRequestSchema>, 'duration'> & {
  duration: number;
  image: File | null;
};
