import { useShell } from '@aic/sdk';
import { savePaymentMethod } from '@aic/sdk/account';
import { useSubscriptionChange } from './subscription/use-subscription-change.ts';

/** Stores the card of a setup that the bank has confirmed. */
export function useSaveCard(onSettled: () => void): (setupIntent: string) => void {
  const { api } = useShell();
  const { run } = useSubscriptionChange<string>({
    run: (setupIntent) => savePaymentMethod(api, setupIntent),
    success: { title: 'Card saved', description: 'The next payments are taken from it.' },
    failure: { title: 'Card not saved', description: 'The card could not be saved. The present one stays.' },
    onSettled,
  });
  return run;
}
