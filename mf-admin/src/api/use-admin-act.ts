import { errorText, useMutation, useQueryClient, useShell } from '@aic/sdk';

interface Act {
  path: string;
  json?: unknown;
  /** What the toast says once it is done. */
  done: string;
}

/** Does something as an admin, says how it went and reads every list again: one act shows in several. */
export function useAdminAct(onDone?: () => void) {
  const { api, toast } = useShell();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ path, json = {} }: Act) => api.request('POST', path, { json }),
    onSuccess: (_, { done }) => {
      toast({ title: done });
      onDone?.();
    },
    onError: (error) =>
      toast({
        title: 'This was not done',
        description: errorText(error, 'The server could not be reached. Please try again.'),
        variant: 'destructive',
      }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['admin'] }),
  });
}
