import { CAMERA_MOTION, CAMERA_SPEED, type GenerationKind, type GenerationOf } from '@aic/contract';
import { emptyItem, emptyResults } from '@aic/contract/empty-item';
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
  return { ...ownMembers(kind, input.request), ...common } as GenerationOf<Kind>;
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

/** The members of its kind: as they were asked for, else empty, and the first of a list of choices. */
function ownMembers<Kind extends GenerationKind>(kind: Kind, request: StartRequests[Kind]): object {
  const asked: Readonly<Record<string, unknown>> = { ...request, ...REWORDED[kind]?.(request) };
  const members = Object.entries(emptyItem(kind)).map(([name, empty]) => [name, asked[name] ?? empty]);
  return { ...Object.fromEntries(members), ...emptyResults(kind) };
}
