import { Button, Card, Cluster, ErrorState, Heading, Stack, Text } from '@aic/design-system';
import { lazyPart, useQuery, useShell } from '@aic/sdk';
import { setUpPaymentMethod } from '@aic/sdk/account';
import type { Stripe, StripeElements } from '@stripe/stripe-js';
import { Suspense, useEffect, useRef } from 'react';
import type { Confirmation } from '../../payments/card/components/card-form.tsx';
import { PaymentFormSkeleton } from '../../payments/card/components/payment-form-skeleton.tsx';
import { SandboxNotice } from '../../payments/card/components/sandbox-notice.tsx';
import { useSaveCard } from '../use-save-card.ts';

const CardForm = lazyPart('The card form', () =>
  import(/* webpackChunkName: "card-form" */ '../../payments/card/components/card-form.tsx').then(
    (file) => file.CardForm,
  ),
);

/**
 * Another card for the next payments. On the page itself and not in a dialog: the window in which a bank asks for a
 * confirmation would lie below the dialog, and could not be pressed.
 */
export function CardPanel({ onClose }: { onClose(): void }) {
  const { api } = useShell();
  const heading = useRef<HTMLHeadingElement>(null);
  const save = useSaveCard(onClose);
  const setup = useQuery({
    queryKey: ['payment-method-setup'],
    queryFn: () => setUpPaymentMethod(api),
    // Each opening begins a setup of its own: an earlier one may be used up.
    gcTime: 0,
  });
  // The panel opens above the button that asks for it: what has come is read from its heading on, and in the end the
  // focus is back at the button.
  useEffect(() => {
    const opener = document.activeElement;
    heading.current?.focus();
    return () => {
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);

  const confirm = async (stripe: Stripe, elements: StripeElements): Promise<Confirmation> => {
    const { error, setupIntent } = await stripe.confirmSetup({
      elements,
      confirmParams: { return_url: new URL('/account', location.origin).href },
      redirect: 'if_required',
    });
    return error === undefined ? { proceed: () => save(setupIntent.id) } : { error };
  };

  return (
    <Card as="section" padding={24} aria-label="Payment method">
      <Stack gap={16}>
        <Cluster justify="space-between">
          <Heading level={2} ref={heading} tabIndex={-1}>
            Payment method
          </Heading>
          <Button variant="ghost" onClick={onClose}>
            Keep the present card
          </Button>
        </Cluster>
        <Text tone="muted">The next payments are taken from this card. Nothing is charged now.</Text>
        <SandboxNotice />
        {setup.isPending && <PaymentFormSkeleton />}
        {!setup.isPending && typeof setup.data?.clientSecret !== 'string' && (
          <ErrorState
            title="The form could not be set up"
            description="The server did not answer as it should. Your present card stays."
            onRetry={() => void setup.refetch()}
            isRetrying={setup.isFetching}
          />
        )}
        {typeof setup.data?.clientSecret === 'string' && (
          <Suspense fallback={<PaymentFormSkeleton />}>
            <CardForm clientSecret={setup.data.clientSecret} submitLabel="Save card" confirm={confirm} />
          </Suspense>
        )}
      </Stack>
    </Card>
  );
}
