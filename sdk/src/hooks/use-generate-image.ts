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
      queryClient.setQueryData(queryKey, (items) =>
        // A server event may have refreshed the list already: then the item is in it, further along.
        (items ?? [])
          .filter(({ id }) => id !== item.id || !isOptimistic({ id }))
          .flatMap((other) => {
            if (other.id !== optimisticId(input)) {
              return [other];
            }
            return items?.some(({ id }) => id === item.id) ? [] : [item];
          }),
      );
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
