import { Card, Heading, Stack } from '@aic/design-system';
import { lazyPart } from '@aic/sdk';
import { priceText, type Plan } from '@aic/sdk/account';
import type { Stripe, StripeElements } from '@stripe/stripe-js';
import { Suspense } from 'react';
import type { Confirmation } from '../../card/components/card-form.tsx';
import { PaymentFormSkeleton } from '../../card/components/payment-form-skeleton.tsx';
import { SandboxNotice } from '../../card/components/sandbox-notice.tsx';

/** Stripe's part loads when there is something to pay. */
const CardForm = lazyPart('The card form', () =>
  import(/* webpackChunkName: "card-form" */ '../../card/components/card-form.tsx').then(
    (file) => file.CardForm,
  ),
);

export interface PaymentCardProps {
  plan: Plan;
  clientSecret: string;
  /** Where the user comes back to in the end; also after a bank's own page. */
  returnTo: string;
  onDone(isPaid: boolean): Promise<void>;
}

/** The right card of the checkout: the card form and the one button that pays. */
export function PaymentCard({ plan, clientSecret, returnTo, onDone }: PaymentCardProps) {
  const confirm = async (stripe: Stripe, elements: StripeElements): Promise<Confirmation> => {
    const { error, paymentIntent } = await stripe.confirmPayment({
      elements,
      confirmParams: { return_url: returnUrl(plan, returnTo) },
      // A bank that needs no page of its own keeps the user here.
      redirect: 'if_required',
    });
    // Paid already, e.g. in another tab.
    if (error?.payment_intent?.status === 'succeeded') return { proceed: () => void onDone(true) };
    if (error?.payment_intent?.status === 'processing') return { proceed: () => void onDone(false) };
    if (error !== undefined) return { error };
    return { proceed: () => void onDone(paymentIntent.status !== 'processing') };
  };

  return (
    <Card as="section" padding={24} aria-label="Payment Details">
      <Stack gap={16}>
        <Heading level={2}>Payment Details</Heading>
        <SandboxNotice />
        <Suspense fallback={<PaymentFormSkeleton />}>
          <CardForm
            clientSecret={clientSecret}
            submitLabel={`Subscribe to ${plan.title} - ${priceText(plan.amount)}/month`}
            confirm={confirm}
          />
        </Suspense>
      </Stack>
    </Card>
  );
}

/** The root of the site (rule 7.stripe), with what the checkout needs to go on from there. */
function returnUrl(plan: Plan, returnTo: string): string {
  const url = new URL('/', location.origin);
  if (plan.id !== 'pro') url.searchParams.set('plan', plan.id);
  if (returnTo !== '/') url.searchParams.set('returnTo', returnTo);
  return url.href;
}
