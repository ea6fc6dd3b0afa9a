import { Button, Heading, Stack, token } from '@aic/design-system';
import { PlanCard } from '@aic/design-system/billing';
import { PLAN_IDS, type PlanId } from '@aic/sdk';
import { isOffered, PLANS, priceText } from '@aic/sdk/account';
import { styled } from 'styled-components';
import { PlanLink } from '../../../components/plan-link.tsx';
import type { AccountQuestion } from '../account-question.ts';
import type { BillingState } from '../subscription/billing-state.ts';

interface PlanComparisonProps {
  state: BillingState;
  onAsk(question: AccountQuestion): void;
  /** The response to a press is on its way. */
  isChanging: boolean;
}

/** Both plans side by side, each with the way to it. */
export function PlanComparison({ state, ...actions }: PlanComparisonProps) {
  return (
    <Stack as="section" gap={16} aria-label="Available Plans">
      <Heading level={2}>Available Plans</Heading>
      <Plans>
        {PLAN_IDS.map((id) => {
          const { name, amount, credits, description, features } = PLANS[id];
          const isCurrent = state.kind === 'active' && state.plan.id === id;
          return (
            <PlanCard
              key={id}
              name={name}
              price={priceText(amount)}
              /* @wc-include */ period="/month"
              credits={`${credits} credits per month`}
              description={description}
              features={features}
              badge={isCurrent ? 'Current plan' : undefined}
              isPopular={isCurrent}
              action={<PlanButton id={id} state={state} {...actions} />}
            />
          );
        })}
      </Plans>
    </Stack>
  );
}

const CHANGE_NAMES: Readonly<Record<PlanId, string>> = {
  pro: 'Switch to Pro',
  creator: 'Upgrade to Creator+',
};

function PlanButton({ id, state, onAsk, isChanging }: PlanComparisonProps & { id: PlanId }) {
  if (state.kind === 'none') {
    return (
      <PlanLink to={`/subscribe?plan=${id}`} size="primary" isFullWidth>
        {CHANGE_NAMES[id]}
      </PlanLink>
    );
  }
  const reason = reasonAgainst(id, state);
  return (
    <Button
      size="primary"
      isFullWidth
      variant={id === 'creator' && reason === undefined ? 'primary' : 'secondary'}
      disabledReason={reason}
      isLoading={isChanging && reason === undefined}
      onClick={() => onAsk({ kind: 'change', plan: id })}
    >
      {state.kind === 'active' && state.plan.id === id ? 'Current plan' : CHANGE_NAMES[id]}
    </Button>
  );
}

/** Why a change to this plan cannot be asked for now. */
function reasonAgainst(id: PlanId, state: Exclude<BillingState, { kind: 'none' }>): string | undefined {
  if (!isOffered('plans')) return 'Plans cannot be changed at the moment';
  if (state.kind === 'overdue') return 'The open invoice comes first';
  if (state.plan.id === id) return 'This is your plan';
  if (state.isEnding) return 'Reactivate your plan first';
  return state.subscription.next_plan === id ? 'You change to it on the billing date' : undefined;
}

/** Two cards share the whole width. */
const Plans = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 280px), 1fr));
  gap: ${token.space[16]};
`;
