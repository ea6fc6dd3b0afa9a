import { ErrorState } from '@aic/design-system';
import { useQuery, useShell } from '@aic/sdk';
import { Elements } from '@stripe/react-stripe-js';
import type { ReactNode } from 'react';
import { useTheme } from '../../../../theme/use-theme.ts';
import { appearanceOf } from '../appearance.ts';
import { stripeQuery } from '../stripe-query.ts';
import { PaymentFormSkeleton } from './payment-form-skeleton.tsx';

export interface PaymentElementsProps {
  /** Of the payment or setup that the form is for. */
  clientSecret: string;
  children: ReactNode;
}

/**
 * The frame of a payment form: Stripe.js, the page's colours, and what stands there while it loads or when it cannot.
 */
export function PaymentElements({ clientSecret, children }: PaymentElementsProps) {
  const stripe = useQuery(stripeQuery(useShell()));
  const theme = useTheme();

  if (stripe.isPending) {
    return <PaymentFormSkeleton />;
  }
  if (stripe.data === undefined) {
    return (
      <ErrorState
        title="The payment form could not be loaded"
        description="It comes from our payment provider, which did not answer. Nothing was charged."
        retryLabel="Retry"
        onRetry={() => void stripe.refetch()}
        isRetrying={stripe.isFetching}
      />
    );
  }
  return (
    <Elements
      // A form belongs to its payment: another payment gets a form of its own.
      key={clientSecret}
      stripe={stripe.data}
      options={{ clientSecret, appearance: appearanceOf(theme) }}
    >
      {children}
    </Elements>
  );
}
