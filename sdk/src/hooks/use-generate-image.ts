import { GENERATION_COSTS, type ImageGeneration } from '@aic/api/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { creditsQuery } from '../api/credits.ts';
import { generateImage, imagesQuery, type GenerateImageInput } from '../api/images.ts';
import { useShell } from '../tool/shell-context.tsx';

/** Ids of tiles that the server has not confirmed yet. */
const OPTIMISTIC_PREFIX = 'pending:';

/** By a job's id, the id its tile had before the server answered. */
const firstIds = new Map<string, string>();

/** A React key that stays the same when the server confirms a job: its tile is not made anew. */
export const tileKey = ({ id }: { id: string }): string => firstIds.get(id) ?? id;

export const isOptimistic = (item: { id: string }): boolean => item.id.startsWith(OPTIMISTIC_PREFIX);

/**
 * Starts an image. Its tile stands in the list at once, with the right aspect ratio, and leaves again if the server says
 * no: nothing is lost, because the draft is only the composer's.
 */
export function useGenerateImage() {
  const { api } = useShell();
  const queryClient = useQueryClient();
  const { queryKey } = imagesQuery(api);
  const optimisticId = (input: GenerateImageInput) => `${OPTIMISTIC_PREFIX}${input.idempotencyKey}`;

  return useMutation({
    mutationFn: (input: GenerateImageInput) => generateImage(api, input),
    onMutate: async (input) => {
      await queryClient.cancelQueries({ queryKey });
      const tile = optimisticItem(optimisticId(input), input);
      queryClient.setQueryData(queryKey, (items) => [tile, ...(items ?? [])]);
    },
    onSuccess: (item, input) => {
      firstIds.set(item.id, optimisticId(input));
      queryClient.setQueryData(queryKey, (items = []) => withAnswer(items, optimisticId(input), item));
    },
    onError: (_error, input) => {
      queryClient.setQueryData(queryKey, (items) => items?.filter((item) => item.id !== optimisticId(input)));
    },
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey }),
        queryClient.invalidateQueries({ queryKey: creditsQuery(api).queryKey }),
      ]),
  });
}

/** A server event may have refreshed the list meanwhile: then its tile is gone, and the item is there, or not yet. */
function withAnswer(
  items: readonly ImageGeneration[],
  tileId: string,
  item: ImageGeneration,
): ImageGeneration[] {
  if (items.some(({ id }) => id === item.id)) {
    return items.filter(({ id }) => id !== tileId);
  }
  const hasTile = items.some(({ id }) => id === tileId);
  return hasTile ? items.map((other) => (other.id === tileId ? item : other)) : [item, ...items];
}

function optimisticItem(id: string, { request }: GenerateImageInput): ImageGeneration {
  return {
    id,
    prompt: request.prompt.trim(),
    status: 'processing',
    imageUrl: null,
    thumbnails: null,
    size: request.size ?? '1024x1024',
    quality: request.quality ?? 'standard',
    style: request.style ?? 'vivid',
    seed: request.seed ?? null,
    progress: 0,
    credits: GENERATION_COSTS.image,
    refunded: false,
    error: null,
    provider: '',
    createdAt: new Date().toISOString(),
    completedAt: null,
  };
}
