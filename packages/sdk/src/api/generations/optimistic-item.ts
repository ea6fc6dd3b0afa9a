import {
  CAMERA_MOTION,
  CAMERA_SPEED,
  type GenerationKind,
  type GenerationOf,
  type OwnMembers,
} from '@aic/contract';
import type { StartInput } from './generations.ts';
import type { StartRequests } from './start-calls.ts';

/** Ids of items that the server has not confirmed yet. */
const OPTIMISTIC_PREFIX = 'pending:';

export const optimisticId = (idempotencyKey: string): string => `${OPTIMISTIC_PREFIX}${idempotencyKey}`;

export const isOptimistic = (item: { id: string }): boolean => item.id.startsWith(OPTIMISTIC_PREFIX);

/**
 * The tile that stands in the list until the server has answered: what was asked for, and nothing else.
 * @param nowMs the server's time
 * @param provider the engine that will make it; empty while it is unknown
 */
export function optimisticItem<Kind extends GenerationKind>(
  kind: Kind,
  input: StartInput<Kind>,
  nowMs: number,
  provider = '',
): GenerationOf<Kind> {
  const common = {
    kind,
    id: optimisticId(input.idempotencyKey),
    prompt: (input.request.prompt ?? '').trim(),
    status: 'processing' as const,
    progress: 0,
    queuePosition: null,
    credits: input.quotedPrice,
    refunded: false,
    creditsReturned: 0,
    error: null,
    provider,
    createdAt: new Date(nowMs).toISOString(),
    completedAt: null,
    isPublished: false,
  };
  // Safe because the members of a kind are chosen by that kind.
  return { ...common, ...MEMBERS[kind](input.request) } as GenerationOf<Kind>;
}

const MEMBERS: { [Kind in GenerationKind]: (request: StartRequests[Kind]) => OwnMembers<Kind> } = {
  image: ({ size = '1024x1024', quality = 'standard', style = 'vivid', seed = null }) => ({
    size,
    quality,
    style,
    seed,
    imageUrl: null,
    thumbnails: null,
  }),
  edit: ({ editType = 'enhance', strength, shape }) => ({
    editType,
    strength,
    originalImageUrl: '',
    referenceImageUrl: null,
    width: shape.width,
    height: shape.height,
    editedImageUrl: null,
    thumbnails: null,
    reading: null,
  }),
  video: ({ duration, aspectRatio = '16:9', cameraControl: camera }) => ({
    videoUrl: null,
    posterUrl: null,
    sourceImageUrl: null,
    duration,
    aspectRatio,
    cameraControl: camera
      ? {
          motion: camera.motion ?? CAMERA_MOTION.default,
          direction: camera.direction ?? 'none',
          speed: camera.speed ?? CAMERA_SPEED.default,
        }
      : null,
  }),
  music: ({ genre = null, duration }) => ({ audioUrl: null, genre, duration, peaks: [] }),
  text: ({ model = 'creative' }) => ({ response: null, style: model, stopped: false }),
};
