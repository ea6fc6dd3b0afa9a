import { CAMERA_MOTION, CAMERA_SPEED, type GenerationKind, type GenerationOf } from '@aic/contract';
import { emptyItem } from '@aic/contract/empty-item';
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
  const asked: Readonly<Record<string, unknown>> = {
    ...input.request,
    ...REWORDED[kind]?.(input.request),
    id: optimisticId(input.idempotencyKey),
    prompt: (input.request.prompt ?? '').trim(),
    credits: input.quotedPrice,
    provider,
    createdAt: new Date(nowMs).toISOString(),
  };
  // All else is empty, and the first of a list of choices: it is being processed.
  const members = Object.entries(emptyItem(kind)).map(([name, empty]) => [name, asked[name] ?? empty]);
  // Safe because these are the members of this kind.
  return Object.fromEntries(members) as GenerationOf<Kind>;
}

/** What a request says in other words than the item. */
const REWORDED: { readonly [Kind in GenerationKind]?: (request: StartRequests[Kind]) => object } = {
  edit: ({ shape }) => shape,
  video: ({ cameraControl: camera }) => ({
    cameraControl: camera
      ? {
          motion: camera.motion ?? CAMERA_MOTION.default,
          direction: camera.direction ?? 'none',
          speed: camera.speed ?? CAMERA_SPEED.default,
        }
      : null,
  }),
  text: ({ model = 'creative' }) => ({ style: model }),
};
