import {
  CAMERA_MOTION,
  CAMERA_SPEED,
  MUSIC_DURATION,
  VIDEO_DURATION,
  type Generation,
  type GenerationKind,
  type GenerationOf,
} from '@aic/api/contract';
import type { StartInput } from './generations.ts';
import type { StartRequests } from './start-calls.ts';

/** The tile that stands in the list until the server has answered: what was asked for, and nothing else. */
export function optimisticItem<Kind extends GenerationKind>(
  id: string,
  kind: Kind,
  input: StartInput<Kind>,
): GenerationOf<Kind> {
  const common = {
    id,
    prompt: (input.request.prompt ?? '').trim(),
    status: 'processing' as const,
    progress: 0,
    queuePosition: null,
    credits: input.quotedPrice,
    refunded: false,
    error: null,
    provider: '',
    createdAt: new Date().toISOString(),
    completedAt: null,
  };
  // Safe because the members of a kind are chosen by that kind.
  return { ...common, ...membersOf(kind, input.request) } as GenerationOf<Kind>;
}

type Members<Kind extends GenerationKind> = Omit<GenerationOf<Kind>, Exclude<keyof Generation, 'kind'>>;

function membersOf(
  kind: GenerationKind,
  request: StartRequests[GenerationKind],
): { [Kind in GenerationKind]: Members<Kind> }[GenerationKind] {
  // Safe because the caller's signature ties the request to its kind.
  const as = <Kind extends GenerationKind>() => request as StartRequests[Kind];
  switch (kind) {
    case 'image': {
      const { size = '1024x1024', quality = 'standard', style = 'vivid', seed = null } = as<'image'>();
      return {
        kind,
        size,
        quality,
        style,
        seed,
        imageUrl: null,
        thumbnails: null,
      } satisfies Members<'image'>;
    }
    case 'edit': {
      const { editType = 'enhance', strength, shape } = as<'edit'>();
      return {
        kind,
        editType,
        strength,
        originalImageUrl: '',
        referenceImageUrl: null,
        width: shape.width,
        height: shape.height,
        editedImageUrl: null,
        thumbnails: null,
        reading: null,
      } satisfies Members<'edit'>;
    }
    case 'video': {
      const { duration, aspectRatio = '16:9', cameraControl: camera } = as<'video'>();
      return {
        kind,
        videoUrl: null,
        posterUrl: null,
        sourceImageUrl: null,
        duration: Number(duration ?? VIDEO_DURATION.default),
        aspectRatio,
        cameraControl: camera
          ? {
              motion: camera.motion ?? CAMERA_MOTION.default,
              direction: camera.direction ?? 'none',
              speed: camera.speed ?? CAMERA_SPEED.default,
            }
          : null,
      } satisfies Members<'video'>;
    }
    case 'music': {
      const { genre = null, duration } = as<'music'>();
      const seconds = Number(duration ?? MUSIC_DURATION.default);
      return { kind, audioUrl: null, genre, duration: seconds, peaks: [] } satisfies Members<'music'>;
    }
    case 'text':
      return {
        kind,
        response: null,
        style: as<'text'>().model ?? 'creative',
        stopped: false,
      } satisfies Members<'text'>;
    default:
      return kind satisfies never;
  }
}
