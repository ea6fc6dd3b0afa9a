import { Button, Stack } from '@aic/design-system';
import { Notice } from '@aic/design-system/billing';
import type { PlanId } from '@aic/sdk';
import { PLANS, priceText, type Subscription } from '@aic/sdk/account';
import { billingDayText } from '../../../texts/day-text.ts';
import type { AccountQuestion } from '../account-question.ts';
import type { BillingState } from '../subscription/billing-state.ts';
import { endOf, pauseText } from '../subscription/plan-facts.tsx';
import { useChangePlan, useRetryPayment } from '../use-account-actions.ts';

interface AccountNoticesProps {
  state: BillingState;
  onAsk(question: AccountQuestion): void;
}

/** What the user should know of before anything else: a payment that failed, an end, a change to come. */
export function AccountNotices({ state, onAsk }: AccountNoticesProps) {
  if (state.kind === 'none') {
    return null;
  }
  const { subscription } = state;
  const mustPay = subscription.action !== null || state.kind === 'overdue';
  const isEnding = state.kind === 'active' && state.isEnding;
  const next = state.kind === 'active' && !state.isEnding ? changeToCome(subscription) : null;
  const isPaused = pauseText(subscription) !== null;
  if (!mustPay && !isEnding && !isPaused && next === null) {
    return null;
  }
  return (
    <Stack gap={12}>
      {mustPay && <PaymentNotice subscription={subscription} onAsk={onAsk} />}
      {isPaused && <PauseNotice />}
      {isEnding && <EndingNotice subscription={subscription} />}
      {next !== null && <ChangeNotice subscription={subscription} next={next} />}
    </Stack>
  );
}

/** The plan that the next billing date brings, when it is another one. */
const changeToCome = ({ next_plan, plan }: Subscription): PlanId | null =>
  next_plan === plan.id ? null : next_plan;

function PaymentNotice(props: { subscription: Subscription; onAsk(question: AccountQuestion): void }) {
  const { subscription, onAsk } = props;
  const retry = useRetryPayment();
  const mustConfirm = subscription.action === 'confirm_payment';
  const card = subscription.card === null ? 'your card' : `the card that ends in ${subscription.card.last4}`;
  return (
    <Notice
      tone="danger"
      title={mustConfirm ? 'Your bank asks for a confirmation' : 'Your last payment failed'}
      actions={
        <>
          <Button variant="primary" isLoading={retry.isPending} onClick={() => retry.run()}>
            {mustConfirm ? 'Confirm payment' : 'Try again'}
          </Button>
          <Button onClick={() => onAsk({ kind: 'card' })}>Update card</Button>
        </>
      }
    >
      {mustConfirm
        ? 'The payment for your plan waits for you. Your plan goes on as soon as it is confirmed.'
        : `It could not be taken from ${card}. Update the card, or try again: your plan goes on as soon as it is paid.`}
    </Notice>
  );
}

function PauseNotice() {
  return (
    <Notice tone="warning" title="Payments are paused">
      Your plan stays. Until payments go on, nothing is charged and no new credits are added.
    </Notice>
  );
}

function EndingNotice({ subscription }: { subscription: Subscription }) {
  return (
    <Notice tone="warning" title="Subscription Ending">
      Your plan ends on {billingDayText(endOf(subscription))}. Until then everything stays as it is.
    </Notice>
  );
}

function ChangeNotice({ subscription, next }: { subscription: Subscription; next: PlanId }) {
  const changePlan = useChangePlan();
  const { plan, current_period_end } = subscription;
  return (
    <Notice
      title={`Changing to ${PLANS[next].name}`}
      actions={
        <Button isLoading={changePlan.isPending} onClick={() => changePlan.run(plan.id)}>
          Keep {PLANS[plan.id].name}
        </Button>
      }
    >
      From {billingDayText(current_period_end)} on you have {PLANS[next].name}, for{' '}
      {priceText(PLANS[next].amount)} a month with {PLANS[next].credits} credits. Until then nothing changes.
    </Notice>
  );
}
