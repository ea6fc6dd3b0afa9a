import type { GenerationKind, GenerationOf } from '@aic/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { creditsQuery } from '../../api/generations/credits.ts';
import { generationsQuery, startGenerations, type StartInput } from '../../api/generations/generations.ts';
import { optimisticId, optimisticItems } from '../../api/generations/optimistic-item.ts';
import { providersQuery } from '../../api/generations/providers.ts';
import { useShell } from '../../tool/shell-context.tsx';
import { startKey } from './earlier-start.ts';

/** By a job's id, the id its tile had before the server answered. */
const firstIds = new Map<string, string>();

/** A React key that stays the same when the server confirms a job: its tile is not created a second time. */
export const tileKey = ({ id }: { id: string }): string => firstIds.get(id) ?? id;

/**
 * Starts what a press asks for. Its tiles are in the list at once, in their final shape, and are removed if the server
 * refuses: nothing is lost, because the composer keeps the draft.
 */
export function useStartGeneration<Kind extends GenerationKind>(kind: Kind) {
  const { api } = useShell();
  const queryClient = useQueryClient();
  const { queryKey } = generationsQuery(api, kind);
  const changeList = (change: (items: readonly GenerationOf<Kind>[]) => GenerationOf<Kind>[]) =>
    queryClient.setQueryData<GenerationOf<Kind>[]>([...queryKey], (items) => change(items ?? []));

  return useMutation({
    mutationKey: startKey(kind),
    mutationFn: (input: StartInput<Kind>) => startGenerations(api, kind, input),
    onMutate: async (input) => {
      await queryClient.cancelQueries({ queryKey });
      const engines = queryClient.getQueryData(providersQuery(api).queryKey);
      const engine = engines?.find((provider) => provider.kind === kind)?.id;
      const tiles = optimisticItems(kind, input, api.nowMs(), engine);
      changeList((items) => [...tiles, ...items]);
      return tiles;
    },
    onSuccess: (started, { idempotencyKey }) => {
      started.forEach((item, place) => {
        const tileId = optimisticId(idempotencyKey, place);
        firstIds.set(item.id, tileId);
        changeList((items) => withResponse(items, tileId, item));
      });
    },
    onError: (_error, _input, tiles) => {
      changeList((items) => items.filter(({ id }) => !tiles?.some((tile) => tile.id === id)));
    },
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey }),
        queryClient.invalidateQueries({ queryKey: creditsQuery(api).queryKey }),
      ]),
  });
}

/** A server event may have refreshed the list meanwhile: then its tile is gone, and the item is there, or not yet. */
function withResponse<Item extends { id: string }>(
  items: readonly Item[],
  tileId: string,
  item: Item,
): Item[] {
  if (items.some(({ id }) => id === item.id)) {
    return items.filter(({ id }) => id !== tileId);
  }
  const hasTile = items.some(({ id }) => id === tileId);
  return hasTile ? items.map((other) => (other.id === tileId ? item : other)) : [item, ...items];
}
