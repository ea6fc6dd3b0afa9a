import { refundText, useOutcomeToasts, type TextGeneration } from '@aic/sdk';
import { TEXT_FAILURE } from './use-submit-text.ts';

/** Says how each text has ended; a stopped one keeps what was written. */
export function useTextOutcomes(items: readonly TextGeneration[] | undefined): void {
  useOutcomeToasts(items, {
    failure: TEXT_FAILURE,
    completed: ({ stopped }) =>
      stopped
        ? { title: 'Stopped', description: 'What was written until then is kept.' }
        : { title: 'Text Generated', description: 'Your text is ready.' },
    cancelled: (item) => {
      const refund = refundText(item);
      return { title: 'Cancelled', ...(refund !== null && { description: `${refund}.` }) };
    },
  });
}
