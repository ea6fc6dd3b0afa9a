import type { GenerationKind, StartRequests } from '@aic/contract';
import type { MutationState, QueryClient } from '@tanstack/react-query';
import type { StartedItems, StartInput } from '../../api/generations/generations.ts';

export const startKey = (kind: GenerationKind) => ['start', kind] as const;

/**
 * The last press that asked for the same thing at the same price, and what became of it; null without one. The mutation
 * cache remembers it for some minutes, also when the tool was left and opened again.
 */
export function earlierStart<Kind extends GenerationKind>(
  queryClient: QueryClient,
  kind: Kind,
  request: StartRequests[Kind],
  quotedPrice: number,
): MutationState<StartedItems<Kind>, Error, StartInput<Kind>> | null {
  const wanted = fingerprintOf(request, quotedPrice);
  const starts = queryClient
    .getMutationCache()
    .findAll({ mutationKey: startKey(kind) })
    // Safe because only starts of this kind have this key.
    .map(({ state }) => state as MutationState<StartedItems<Kind>, Error, StartInput<Kind>>);
  const isSame = (input: StartInput<Kind> | undefined): boolean =>
    input !== undefined && fingerprintOf(input.request, input.quotedPrice) === wanted;
  return starts.findLast(({ variables }) => isSame(variables)) ?? null;
}

function fingerprintOf(request: object, price: number): string {
  return JSON.stringify([request, price], (_, value: unknown) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  );
}
