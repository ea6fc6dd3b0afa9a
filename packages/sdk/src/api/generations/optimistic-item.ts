import { type GenerationKind, type GenerationOf, KINDS } from '@aic/contract';
import { emptyItem } from '@aic/contract/empty-item';
import type { StartInput } from './generations.ts';

/** Ids of items that the server has not confirmed yet. */
const OPTIMISTIC_PREFIX = 'pending:';

/** @param place among the results of its press */
export const optimisticId = (idempotencyKey: string, place = 0): string =>
  `${OPTIMISTIC_PREFIX}${idempotencyKey}${place === 0 ? '' : `:${place}`}`;

export const isOptimistic = (item: { id: string }): boolean => item.id.startsWith(OPTIMISTIC_PREFIX);

/** How many results a request asks for. */
export const countOf = (request: object): number =>
  'count' in request && typeof request.count === 'number' ? request.count : 1;

/** The tiles of one press, in the order of a list: the last one first. */
export function optimisticItems<Kind extends GenerationKind>(
  ...[kind, input, nowMs, provider]: Parameters<typeof optimisticItem<Kind>>
): GenerationOf<Kind>[] {
  const item = optimisticItem(kind, input, nowMs, provider);
  const count = countOf(input.request);
  return Array.from({ length: count }, (_, place) => ({
    ...item,
    id: optimisticId(input.idempotencyKey, place),
    credits: input.quotedPrice / count,
    ...(count > 1 && { batchId: item.id }),
  })).toReversed();
}

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
  const { request } = input;
  const own = Object.entries(KINDS[kind].asItem?.(request) ?? {}).filter(([, value]) => value !== undefined);
  const asked: Readonly<Record<string, unknown>> = {
    ...request,
    id: optimisticId(input.idempotencyKey),
    prompt: (request.prompt ?? '').trim(),
    credits: input.quotedPrice,
    provider,
    createdAt: new Date(nowMs).toISOString(),
  };
  // All else is empty, and the first of a list of choices: it is being processed.
  const members = Object.entries(emptyItem(kind)).map(([name, empty]) => [name, asked[name] ?? empty]);
  // Safe because these are the members of this kind.
  return Object.fromEntries([...members, ...own]) as GenerationOf<Kind>;
}
