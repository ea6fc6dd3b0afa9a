import { useMutation, useQueryClient } from '@tanstack/react-query';
import { creditsQuery } from '../../api/generations/credits.ts';
import { cancelGeneration } from '../../api/generations/generations.ts';
import { QUERY_KEYS } from '../../api/query-keys.ts';
import { useShell } from '../../tool/shell-context.tsx';

/** Cancels a job of any kind; lists and balance follow. */
export function useCancelGeneration() {
  const { api } = useShell();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => cancelGeneration(api, id),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: QUERY_KEYS.generations }),
        queryClient.invalidateQueries({ queryKey: QUERY_KEYS.library }),
        queryClient.invalidateQueries({ queryKey: creditsQuery(api).queryKey }),
      ]),
  });
}
