import {
  CAMERA_DIRECTIONS,
  EDIT_TYPES,
  GENERATION_KINDS,
  GENERATION_STATUSES,
  IMAGE_QUALITIES,
  IMAGE_SIZES,
  IMAGE_STYLES,
  MUSIC_GENRES,
  TEXT_STYLES,
  VIDEO_ASPECT_RATIOS,
  type CameraControl,
  type Credits,
  type Generation,
  type GenerationKind,
  type GenerationOf,
  type ProviderInfo,
} from '@aic/contract';
import {
  isFlag,
  isList,
  isNumber,
  isText,
  isTime,
  listOf,
  oneOf,
  optional,
  orNull,
  shapeOf,
  type Check,
} from './checks.ts';

/**
 * A proxy, a captive portal or another release may answer 200 with anything. What a tool draws is checked here, once.
 * @throws SyntaxError, as for an answer that is not JSON
 */
export function readAnswer<Value>(path: string, check: Check<Value>, answer: unknown): Value {
  if (!check(answer)) throw new SyntaxError(`The answer of ${path} is not what its contract says.`);
  return answer;
}

/**
 * Lists what is understood: a newer gateway, or one whose tool was rolled back, may list what this release does not know.
 * @throws SyntaxError for an answer that is no list, or one of which nothing is understood
 */
export function readList<Value>(path: string, check: Check<Value>, answer: unknown): Value[] {
  const members = readAnswer(path, isList, answer);
  const known = members.filter(check);
  if (known.length === 0 && members.length > 0) return readAnswer(path, listOf(check), members);
  return known;
}

const common = {
  id: isText,
  prompt: isText,
  status: oneOf(...GENERATION_STATUSES),
  progress: isNumber,
  queuePosition: orNull(isNumber),
  credits: isNumber,
  refunded: isFlag,
  error: orNull(isText),
  provider: isText,
  createdAt: isTime,
  completedAt: orNull(isTime),
};

const isPath = orNull(isText);
const areThumbnails = orNull(shapeOf({ avif: isText, webp: isText }));

/** Items as the contract's schemas describe them, without their library: it weighs more than a tool. */
export const IS_ITEM: { readonly [Kind in GenerationKind]: Check<GenerationOf<Kind>> } = {
  image: shapeOf<GenerationOf<'image'>>({
    ...common,
    kind: oneOf('image'),
    imageUrl: isPath,
    thumbnails: areThumbnails,
    size: oneOf(...IMAGE_SIZES),
    quality: oneOf(...IMAGE_QUALITIES),
    style: oneOf(...IMAGE_STYLES),
    seed: orNull(isNumber),
  }),
  edit: shapeOf<GenerationOf<'edit'>>({
    ...common,
    kind: oneOf('edit'),
    editType: oneOf(...EDIT_TYPES),
    strength: isNumber,
    originalImageUrl: isText,
    referenceImageUrl: isPath,
    width: isNumber,
    height: isNumber,
    editedImageUrl: isPath,
    thumbnails: areThumbnails,
    reading: orNull(shapeOf({ understood: listOf(isText), ignored: listOf(isText) })),
  }),
  video: shapeOf<GenerationOf<'video'>>({
    ...common,
    kind: oneOf('video'),
    videoUrl: isPath,
    posterUrl: isPath,
    sourceImageUrl: isPath,
    duration: isNumber,
    aspectRatio: oneOf(...VIDEO_ASPECT_RATIOS),
    cameraControl: orNull(
      shapeOf<CameraControl>({ motion: isNumber, direction: oneOf(...CAMERA_DIRECTIONS), speed: isNumber }),
    ),
  }),
  music: shapeOf<GenerationOf<'music'>>({
    ...common,
    kind: oneOf('music'),
    audioUrl: isPath,
    genre: orNull(oneOf(...MUSIC_GENRES)),
    duration: isNumber,
    peaks: listOf(isNumber),
  }),
  text: shapeOf<GenerationOf<'text'>>({
    ...common,
    kind: oneOf('text'),
    response: orNull(isText),
    style: oneOf(...TEXT_STYLES),
    stopped: isFlag,
  }),
};

export const isAnyItem: Check<Generation> = (value): value is Generation =>
  GENERATION_KINDS.some((kind) => IS_ITEM[kind](value));

export const isCredits: Check<Credits> = shapeOf<Credits>({ credits: isNumber });

export const isProvider: Check<ProviderInfo> = shapeOf<ProviderInfo>({
  kind: oneOf(...GENERATION_KINDS),
  id: isText,
  state: oneOf('configured', 'preview', 'unavailable'),
  label: isText,
  message: orNull(isText),
  supports: shapeOf<ProviderInfo['supports']>({
    seed: isFlag,
    cancel: isFlag,
    cameraControl: optional(isFlag),
    imageToVideo: optional(isFlag),
    resolution: optional(isText),
    referenceImage: optional(isFlag),
    strength: optional(isFlag),
  }),
});
