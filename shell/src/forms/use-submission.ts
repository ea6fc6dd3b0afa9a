import { randomId, useMutation } from '@aic/sdk';
import { useRef } from 'react';

interface Submission<Data, Input> {
  /** @param key the same for the same input, so that the server can tell a repeat from another wish */
  mutationFn(input: Input, key: string): Promise<Data>;
  onSuccess?(data: Data): unknown;
  onError?(error: Error): unknown;
  onSettled?(): unknown;
}

/**
 * A mutation that a second press of the same moment does not repeat: React knows only at its next render that the
 * first one is on its way.
 */
export function useSubmission<Data, Input = void>({ mutationFn, ...callbacks }: Submission<Data, Input>) {
  const isSending = useRef(false);
  const sent = useRef({ input: '', key: '' });
  const keyOf = (input: Input): string => {
    const text = JSON.stringify(input) ?? '';
    // A press whose response was lost may have been heard, so the next one says that it is the same.
    if (sent.current.key === '' || sent.current.input !== text) {
      sent.current = { input: text, key: randomId() };
    }
    return sent.current.key;
  };
  const mutation = useMutation({
    ...callbacks,
    mutationFn: async (input: Input) => {
      try {
        return await mutationFn(input, keyOf(input));
      } finally {
        isSending.current = false;
      }
    },
  });
  return {
    ...mutation,
    mutate(...call: Parameters<typeof mutation.mutate>): void {
      if (isSending.current) return;
      isSending.current = true;
      mutation.mutate(...call);
    },
  };
}
