import { Button, ErrorState, Stack } from '@aic/design-system';
import { useShell } from '@aic/sdk';
import { PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { Stripe, StripeElements, StripeError } from '@stripe/stripe-js';
import { useRef, useState, type SubmitEvent } from 'react';
import { refusalText } from '../../../../texts/refusal-text.ts';
import { PaymentElements } from './payment-elements.tsx';

/** Stripe's refusal, or what comes next. */
export type Confirmation = { error: StripeError } | { error?: undefined; proceed(): void };

export interface CardFormProps {
  clientSecret: string;
  /** "Subscribe to AI Creative Pro - $7.99/month" */
  submitLabel: string;
  /** Asks Stripe to confirm what the user has entered. */
  confirm(stripe: Stripe, elements: StripeElements): Promise<Confirmation>;
}

/** The form for a card, in a frame of Stripe's: a card number never reaches our page. */
export function CardForm(props: CardFormProps) {
  return (
    <PaymentElements clientSecret={props.clientSecret}>
      <Form {...props} />
    </PaymentElements>
  );
}

function Form({ submitLabel, confirm }: CardFormProps) {
  const stripe = useStripe();
  const elements = useElements();
  const { toast, clearToasts } = useShell();
  const [isReady, setReady] = useState(false);
  const [isProcessing, setProcessing] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [hasLoadFailed, setLoadFailed] = useState(false);
  /** State is rendered later than a second press comes. */
  const isSent = useRef(false);

  const fail = (title: string, description: string): void => {
    isSent.current = false;
    setProcessing(false);
    toast({ title, description, variant: 'destructive' });
  };

  const send = async (): Promise<void> => {
    if (stripe === null || elements === null || !isReady || isSent.current) return;
    isSent.current = true;
    setProcessing(true);
    clearToasts();
    try {
      const result = await confirm(stripe, elements);
      // The form stays busy then: there is nothing left to send.
      if (result.error === undefined) result.proceed();
      else fail('Payment Failed', refusalText(result.error));
    } catch (error) {
      fail('Payment Error', (error instanceof Error && error.message) || 'Something went wrong');
    }
  };

  const handleSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    void send();
  };

  if (hasLoadFailed) {
    return (
      <ErrorState
        title="The payment form could not be loaded"
        description="Our payment provider did not show it. Nothing was charged."
        retryLabel="Retry"
        onRetry={() => {
          setLoadFailed(false);
          setReady(false);
          setAttempt(attempt + 1);
        }}
      />
    );
  }
  return (
    <Stack as="form" gap={16} onSubmit={handleSubmit}>
      <PaymentElement key={attempt} onReady={() => setReady(true)} onLoadError={() => setLoadFailed(true)} />
      <Button
        type="submit"
        variant="primary"
        size="primary"
        isFullWidth
        disabledReason={disabledReason(isReady, isProcessing)}
      >
        {isProcessing ? 'Processing...' : submitLabel}
      </Button>
    </Stack>
  );
}

function disabledReason(isReady: boolean, isProcessing: boolean): string | undefined {
  if (isProcessing) return 'Your bank is being asked';
  return isReady ? undefined : 'The payment form is still loading';
}
