import { matches, useMutation, useShell } from '@aic/sdk';
import { ENGINE_TRIAL, type EngineTrial } from '@aic/sdk/admin';

/** Has an engine make the smallest thing, as it is typed or, without that, as it is. */
export function useTrial(place: string) {
  const { api } = useShell();
  return useMutation({
    mutationFn: async (json: object): Promise<EngineTrial> => {
      const response = await api.request<unknown>('POST', `${place}/try`, { json });
      if (matches(ENGINE_TRIAL, response)) return response;
      throw new SyntaxError('The response is no trial.');
    },
    // Else the next thing that is seen of an engine is how it was.
    gcTime: 0,
  });
}
