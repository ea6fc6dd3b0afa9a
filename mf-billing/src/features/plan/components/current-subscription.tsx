import { Button, Card, Cluster, Heading, Stack, Text } from '@aic/design-system';
import { FactList } from '@aic/design-system/billing';
import { CreditCardIcon } from '@aic/design-system/studio';
import { Link } from '@aic/sdk';
import { isOffered, type Subscription } from '@aic/sdk/account';
import type { ReactNode } from 'react';
import { PlansClosed } from '../../../components/plan-link.tsx';
import { cardText } from '../../../texts/card-text.ts';
import type { AccountQuestion } from '../account-question.ts';
import type { BillingState } from '../subscription/billing-state.ts';
import { EndingBadge, pauseText, planFacts, StatusWord } from '../subscription/plan-facts.tsx';
import { useReactivate } from '../use-account-actions.ts';

interface CurrentSubscriptionProps {
  state: BillingState;
  onAsk(question: AccountQuestion): void;
  /** The response to a press is on its way. */
  isCancelling: boolean;
  isChanging: boolean;
}

/** The plan the user has, and what can be done about it. */
export function CurrentSubscription(props: CurrentSubscriptionProps) {
  return (
    <Card as="section" padding={24} aria-label="Current Subscription">
      <Stack gap={20}>
        <Heading level={2}>Current Subscription</Heading>
        <Content {...props} />
      </Stack>
    </Card>
  );
}

function Content({ state, onAsk, isCancelling, isChanging }: CurrentSubscriptionProps) {
  const cancelButton = (
    <Button variant="ghost" isLoading={isCancelling} onClick={() => onAsk({ kind: 'cancel' })}>
      Cancel Subscription
    </Button>
  );
  switch (state.kind) {
    case 'none':
      return (
        <>
          <Text weight="medium">No Active Subscription</Text>
          <Text tone="muted">
            Take a plan for credits every month and the right to use results commercially.
          </Text>
          {isOffered('plans') ? (
            <Cluster>
              <Button as={Link} to="/subscribe?plan=pro" variant="primary">
                Subscribe to Pro
              </Button>
              <Button as={Link} to="/subscribe?plan=creator">
                Subscribe to Creator+
              </Button>
            </Cluster>
          ) : (
            <PlansClosed />
          )}
        </>
      );
    case 'overdue':
      return (
        <>
          <FactList
            facts={[
              { label: 'Status', value: <StatusWord status={state.subscription.status} /> },
              ...cardFacts(state.subscription),
            ]}
          />
          <Text tone="muted">Your plan rests until its open invoice is paid.</Text>
          <Cluster>
            <CardButton onAsk={onAsk} />
            {cancelButton}
          </Cluster>
        </>
      );
    case 'active':
      return (
        <>
          <FactList facts={activeFacts(state.subscription, state)} />
          <Cluster>
            <ChangeButton state={state} onAsk={onAsk} isChanging={isChanging} />
            <CardButton onAsk={onAsk} />
            {state.isEnding ? <ReactivateButton /> : cancelButton}
          </Cluster>
        </>
      );
    default:
      return state satisfies never;
  }
}

type ActiveState = Extract<BillingState, { kind: 'active' }>;

function activeFacts(subscription: Subscription, { plan }: ActiveState) {
  const status: ReactNode = (
    <Cluster gap={4}>
      <StatusWord status={subscription.status} />
      <EndingBadge subscription={subscription} />
    </Cluster>
  );
  return [...planFacts(plan, subscription), { label: 'Status', value: status }, ...cardFacts(subscription)];
}

const cardFacts = ({ card }: Subscription) =>
  card === null
    ? []
    : [
        {
          label: 'Card',
          value: `${cardText(card)}, ${String(card.exp_month).padStart(2, '0')}/${card.exp_year}`,
        },
      ];

/**
 * To the other plan. A change that waits for its date is undone in its notice; a plan that ends is kept first, and
 * nothing is changed while payments are paused.
 */
function ChangeButton(
  props: Pick<CurrentSubscriptionProps, 'onAsk' | 'isChanging'> & { state: ActiveState },
) {
  const { state, onAsk, isChanging } = props;
  const { next_plan } = state.subscription;
  const isFixed = state.isEnding || pauseText(state.subscription) !== null;
  if (!isOffered('plans') || isFixed || (next_plan !== null && next_plan !== state.plan.id)) {
    return null;
  }
  return state.plan.id === 'pro' ? (
    <Button
      variant="primary"
      isLoading={isChanging}
      onClick={() => onAsk({ kind: 'change', plan: 'creator' })}
    >
      Upgrade to Creator+
    </Button>
  ) : (
    <Button isLoading={isChanging} onClick={() => onAsk({ kind: 'change', plan: 'pro' })}>
      Downgrade to Pro
    </Button>
  );
}

function CardButton({ onAsk }: { onAsk(question: AccountQuestion): void }) {
  return (
    <Button iconStart={<CreditCardIcon aria-hidden />} onClick={() => onAsk({ kind: 'card' })}>
      Change card
    </Button>
  );
}

function ReactivateButton() {
  const reactivate = useReactivate();
  return (
    <Button variant="primary" isLoading={reactivate.isPending} onClick={() => reactivate.run()}>
      Reactivate Plan
    </Button>
  );
}
