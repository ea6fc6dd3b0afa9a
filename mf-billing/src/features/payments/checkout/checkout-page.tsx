import { EmptyState, ErrorState, Heading, media, Stack, Text, token } from '@aic/design-system';
import { CreditCardIcon } from '@aic/design-system/studio';
import { safeReturnTo, useSearchParams } from '@aic/sdk';
import { isOffered, PLANS, planOfParameter, type Plan } from '@aic/sdk/account';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { BackLink } from '../../../components/back-link.tsx';
import { PaymentCard } from './components/payment-card.tsx';
import { PlanSummary } from './components/plan-summary.tsx';
import { SettingUp } from './components/setting-up.tsx';
import { useCheckout } from './use-checkout.ts';
import { useCompleteCheckout } from './use-complete-checkout.ts';
import { useReturnedPayment } from './use-returned-payment.ts';

/** The checkout of one plan. Visitors never see it: the shell sends them to the sign-in first. */
export function CheckoutPage() {
  const [params] = useSearchParams();
  const plan = PLANS[planOfParameter(params.get('plan'))];
  const returnTo = afterCheckout(params.get('returnTo'));
  const complete = useCompleteCheckout(plan, returnTo);
  const isReturning = useReturnedPayment(complete);
  const isOpen = isOffered('plans');
  const checkout = useCheckout(plan.id, isOpen && !isReturning);

  if (isReturning) {
    return <SettingUp>Checking your payment...</SettingUp>;
  }
  if (!isOpen) return <Closed />;
  switch (checkout?.state) {
    case undefined:
    case 'signed-out':
    case 'overdue':
      return <SettingUp />;
    case 'subscribed':
      return <SettingUp>You are subscribed to {checkout.plan.title}</SettingUp>;
    case 'failed':
      return <Failed message={checkout.message} />;
    case 'ready':
      return (
        <Ready plan={plan}>
          <PaymentCard
            plan={plan}
            clientSecret={checkout.clientSecret}
            returnTo={returnTo}
            onDone={complete}
          />
        </Ready>
      );
    default:
      return checkout satisfies never;
  }
}

/** The way back must not lead into the checkout again. */
function afterCheckout(parameter: string | null): string {
  const path = safeReturnTo(parameter);
  return path.startsWith('/subscribe') ? '/' : path;
}

function Failed({ message }: { message: string }) {
  return (
    <ErrorState
      level={1}
      title="The checkout could not be set up"
      description={
        <>
          {message}
          <br />
          Nothing was charged. You are taken back to the plans.
        </>
      }
      actions={<BackLink to="/pricing">Back to Pricing</BackLink>}
    />
  );
}

function Closed() {
  return (
    <EmptyState
      level={1}
      icon={<CreditCardIcon />}
      title="Plans cannot be bought at the moment"
      description="You can go on with the credits you have. Nothing was charged."
      actions={<BackLink to="/pricing">Back to Pricing</BackLink>}
    />
  );
}

function Ready({ plan, children }: { plan: Plan; children: ReactNode }) {
  return (
    <Stack gap={24}>
      <BackLink to="/pricing">Back to Pricing</BackLink>
      <div>
        <Heading level={1}>Complete Your Subscription</Heading>
        <Text tone="muted">Start creating amazing AI content today</Text>
      </div>
      <Columns>
        <PlanSummary plan={plan} />
        {children}
      </Columns>
    </Stack>
  );
}

const Columns = styled.div`
  display: grid;
  align-items: start;
  gap: ${token.space[24]};

  ${media.medium} {
    grid-template-columns: 1fr 1fr;
  }

  /* On a phone the card is what one came for. */
  @media (max-width: 767px) {
    > :last-child {
      order: -1;
    }
  }
`;
