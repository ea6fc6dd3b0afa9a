import { ApiError, errorText, GENERATION_COSTS, useGenerateImage, useShell } from '@aic/sdk';
import { useRef, useState } from 'react';
import type { ImageDraft } from './use-image-draft.ts';

export interface SubmitImage {
  run(draft: ImageDraft): void;
  isPending: boolean;
  /** Credits a press holds. */
  price: number;
}

/** Validates, starts the job and says what went wrong. The draft is never cleared: a failure costs no typing. */
export function useSubmitImage(): SubmitImage {
  const { toast, navigate, announce } = useShell();
  const generate = useGenerateImage();
  const [price, setPrice] = useState<number>(GENERATION_COSTS.image);
  // A request whose answer was lost may have been accepted: pressing again repeats it under the same key.
  const unanswered = useRef<{ request: string; key: string } | null>(null);

  const fail = (error: unknown): void => {
    if (error instanceof ApiError && error.price !== null) {
      setPrice(error.price);
    }
    const needsCredits = error instanceof ApiError && error.code === 'insufficient_credits';
    toast({
      title: 'Error',
      description: errorText(error, 'Failed to generate image'),
      variant: 'destructive',
      ...(needsCredits && { action: { label: 'See plans', run: () => navigate('/subscribe') } }),
    });
  };

  return {
    price,
    isPending: generate.isPending,
    run(draft) {
      const prompt = draft.prompt.trim();
      if (prompt === '') {
        toast({ title: 'Prompt Required', description: 'Please enter a prompt', variant: 'destructive' });
        return;
      }
      const request = { ...draft, prompt };
      const fingerprint = JSON.stringify([request, price]);
      const key = unanswered.current?.request === fingerprint ? unanswered.current.key : crypto.randomUUID();
      unanswered.current = { request: fingerprint, key };
      announce('Your image is being created');
      generate.mutate(
        { request, quotedPrice: price, idempotencyKey: key },
        {
          onSuccess: () => {
            unanswered.current = null;
          },
          onError: (error) => {
            if (error instanceof ApiError) {
              unanswered.current = null;
            }
            fail(error);
          },
        },
      );
    },
  };
}
