import { useSearchParams, useShell } from '@aic/sdk';
import { useEffect, useEffectEvent } from 'react';
import { useSaveCard } from './use-save-card.ts';

/** Goes on after a bank's own page: it sends the browser back with the card's setup in the address. */
export function useReturnedSetup(): void {
  const { toast } = useShell();
  const [params, setParams] = useSearchParams();
  const setupIntent = params.get('setup_intent');
  const save = useSaveCard(() => undefined);

  const settle = useEffectEvent((id: string) => {
    const isConfirmed = params.get('redirect_status') !== 'failed';
    // A reload must not do it again.
    setParams({}, { replace: true });
    if (isConfirmed) save(id);
    else {
      toast({
        title: 'Card not saved',
        description: 'Your bank did not confirm the card. The present one stays.',
        variant: 'destructive',
      });
    }
  });
  useEffect(() => {
    if (setupIntent !== null) settle(setupIntent);
  }, [setupIntent]);
}
