import { z } from 'zod';
import {
  CAMERA_DIRECTIONS,
  CAMERA_MOTION,
  CAMERA_SPEED,
  EDIT_STRENGTH,
  EDIT_TYPES,
  IMAGE_QUALITIES,
  IMAGE_SIZES,
  IMAGE_STYLES,
  MUSIC_DURATION,
  MUSIC_GENRES,
  PROMPT_LENGTH_MAX,
  TEXT_STYLES,
  VIDEO_ASPECT_RATIOS,
  VIDEO_DURATION,
} from './constants.ts';

/** What may be asked for (product specification, sections 5, 7 and 9). A missing prompt says so in the spec's words. */
const promptThatSays = (message: string) =>
  z.string(message).overwrite(whole).trim().min(1, message).max(PROMPT_LENGTH_MAX, TOO_LONG);

const TOO_LONG = `This is longer than ${PROMPT_LENGTH_MAX} characters. Shorten it and try again.`;

/** Half a character, where somebody cut an emoji in two, cannot be stored. */
const whole = (text: string) => text.toWellFormed();

/** In JSON a number, in a form its digits. */
const wholeNumber = (min: number, max: number) => z.preprocess(digitsAsNumber, z.int().min(min).max(max));

/** Same seed, prompt and options give the same result where the provider has seeds. */
const seed = z.int().min(0).max(2_147_483_647).optional();

export const imageRequestSchema = z.strictObject({
  prompt: promptThatSays('Please enter a prompt'),
  size: z.enum(IMAGE_SIZES).default('1024x1024'),
  quality: z.enum(IMAGE_QUALITIES).default('standard'),
  style: z.enum(IMAGE_STYLES).default('vivid'),
  seed,
});

/** The fields of the multipart form beside `image` and `secondImage`. */
export const editRequestSchema = z.strictObject({
  prompt: promptThatSays('Please describe the changes you want to make'),
  editType: z.enum(EDIT_TYPES).default('enhance'),
  strength: wholeNumber(EDIT_STRENGTH.min, EDIT_STRENGTH.max).default(EDIT_STRENGTH.default),
});

export const cameraControlSchema = z.strictObject({
  motion: z.int().min(CAMERA_MOTION.min).max(CAMERA_MOTION.max).default(CAMERA_MOTION.default),
  direction: z.enum(CAMERA_DIRECTIONS).default('none'),
  speed: z.int().min(CAMERA_SPEED.min).max(CAMERA_SPEED.max).default(CAMERA_SPEED.default),
});

const videoOptions = {
  aspectRatio: z.enum(VIDEO_ASPECT_RATIOS).default('16:9'),
};
const videoDuration = wholeNumber(VIDEO_DURATION.min, VIDEO_DURATION.max).default(VIDEO_DURATION.default);

export const videoRequestSchema = z.strictObject({
  prompt: promptThatSays('Please enter a video description'),
  duration: videoDuration,
  ...videoOptions,
  cameraControl: cameraControlSchema.optional(),
  seed,
});

/** The fields of the multipart form beside `image`; there the camera control is JSON in a string. */
export const videoFromImageRequestSchema = z.strictObject({
  prompt: z.string().trim().max(PROMPT_LENGTH_MAX, TOO_LONG).default(''),
  duration: videoDuration,
  ...videoOptions,
  cameraControl: z.string().transform(parseJson).pipe(cameraControlSchema).optional(),
});

export const musicRequestSchema = z.strictObject({
  prompt: promptThatSays('Please enter a description for your music'),
  /** Null or missing: the prompt decides. */
  genre: z.enum(MUSIC_GENRES).nullable().default(null),
  /** What cannot be read as a number becomes the default. */
  duration: z
    .preprocess(numberOrDefault, z.int().min(MUSIC_DURATION.min).max(MUSIC_DURATION.max))
    .default(MUSIC_DURATION.default),
  seed,
});

export const textRequestSchema = z.strictObject({
  prompt: promptThatSays('Please enter a text prompt'),
  /** The writing style; the wire calls it model (product specification, section 7). */
  model: z.enum(TEXT_STYLES).default('creative'),
});

/** An upload as it is kept with the request. */
const storedUpload = z.object({
  key: z.string(),
  width: z.int(),
  height: z.int(),
  mediaType: z.enum(['image/png', 'image/jpeg']),
});

/** What the worker finds: the fields of the form, and its pictures as stored files. */
export const storedEditRequestSchema = z.object({
  ...editRequestSchema.shape,
  image: storedUpload,
  secondImage: storedUpload.optional(),
});

/** From words or from an image. */
export const storedVideoRequestSchema = z.object({
  ...videoFromImageRequestSchema.shape,
  cameraControl: cameraControlSchema.optional(),
  image: storedUpload.optional(),
});

/** Nothing else counts: an empty text would be 0, and a list its only member. */
function digitsAsNumber(value: unknown): unknown {
  return typeof value === 'string' && /^-?\d{1,9}$/.test(value) ? Number(value) : value;
}

function parseJson(text: string, context: z.core.$RefinementCtx): unknown {
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue('Camera control is not readable');
    return z.NEVER;
  }
}

function numberOrDefault(value: unknown): unknown {
  const number = typeof value === 'string' ? Number.parseInt(value, 10) : value;
  return typeof number === 'number' && Number.isFinite(number) ? Math.round(number) : MUSIC_DURATION.default;
}
