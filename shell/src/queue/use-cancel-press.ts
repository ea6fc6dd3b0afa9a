import { errorText, useMutation, useQueryClient } from '@aic/sdk';
import { cancelGeneration, QUERY_KEYS } from '@aic/sdk/host';
import { useServices } from '../core/services-context.tsx';

const KEYS = [QUERY_KEYS.queue, QUERY_KEYS.generations, QUERY_KEYS.credits];

/** Cancels what is under way of a press, each for itself; what could not be cancelled is said. */
export function useCancelPress() {
  const { api, toast } = useServices();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (ids: readonly string[]) => Promise.allSettled(ids.map((id) => cancelGeneration(api, id))),
    onSuccess: (results) => {
      const refused = results.filter((result) => result.status === 'rejected');
      const [first] = refused;
      if (first === undefined) {
        const isTooLate = results.every(
          (result) => result.status === 'fulfilled' && result.value.status === 'completed',
        );
        if (isTooLate) toast({ title: 'Too late to cancel', description: 'It was ready already.' });
        return;
      }
      const description =
        refused.length === results.length
          ? errorText(first.reason, 'It could not be cancelled. Please try again.')
          : `${refused.length} of ${results.length} could not be cancelled. Please try again.`;
      toast({ title: 'Error', description, variant: 'destructive' });
    },
    onSettled: () => Promise.all(KEYS.map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
  });
}
