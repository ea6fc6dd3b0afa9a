import { errorText, useMutation, useQueryClient, useShell } from '@aic/sdk';
import { QUERY_KEYS } from '@aic/sdk/admin';

interface Act {
  path: string;
  json?: unknown;
  /** What the toast says once it is done. */
  done: string;
  /** More of it, out of the response. */
  describe?: (response: unknown) => string | undefined;
}

/** Does something as an admin, says how it went and reads every list again: one act shows in several. */
export function useAdminAction(onDone?: () => void) {
  const { api, toast } = useShell();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ path, json = {} }: Act) => api.request<unknown>('POST', path, { json }),
    onSuccess: (response, { done, describe }) => {
      const description = describe?.(response);
      toast({ title: done, ...(description !== undefined && { description }) });
      onDone?.();
    },
    onError: (error) =>
      toast({
        title: 'This was not done',
        description: errorText(error, 'The server could not be reached. Please try again.'),
        variant: 'destructive',
      }),
    onSettled: async () => {
      // An engine that is turned off is none to choose in the studio.
      void queryClient.invalidateQueries({ queryKey: QUERY_KEYS.providers });
      await queryClient.invalidateQueries({ queryKey: ['admin'] });
    },
  });
}
