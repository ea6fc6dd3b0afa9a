import { Button, Card, Cluster, ErrorState, Heading, Stack, Text } from '@aic/design-system';
import { FactList } from '@aic/design-system/billing';
import { Skeleton } from '@aic/design-system/studio';
import { Link, useUser } from '@aic/sdk';
import { PlanLink } from '../../../components/plan-link.tsx';
import { EndingBadge, planFacts, StatusWord } from '../../plan/subscription/plan-facts.tsx';
import { useBilling, type Billing } from '../../plan/subscription/use-billing.ts';

/** Subscription & Billing, in short: what there is to do about it stands in the account. */
export function SubscriptionCard() {
  return (
    <Card as="section" padding={24} aria-label="Subscription & Billing">
      <Stack gap={16}>
        <Heading level={2}>Subscription &amp; Billing</Heading>
        <Content billing={useBilling()} />
      </Stack>
    </Card>
  );
}

function Content({ billing: { state, hasFailed, isFetching, retry } }: { billing: Billing }) {
  if (hasFailed) {
    return (
      <ErrorState
        title="Your subscription could not be loaded"
        description="The server did not answer. Nothing has changed about it."
        onRetry={retry}
        isRetrying={isFetching}
      />
    );
  }
  switch (state?.kind) {
    case undefined:
      return <ContentSkeleton />;
    case 'none':
      return (
        <>
          <Text weight="medium">No Active Subscription</Text>
          <Text tone="muted">
            A plan adds credits every month, and the right to use results commercially.
          </Text>
          <Cluster>
            <PlanLink to="/subscribe" variant="primary">
              View Plans
            </PlanLink>
            <Button as={Link} to="/account" variant="ghost">
              Account Settings
            </Button>
          </Cluster>
        </>
      );
    case 'active':
      return (
        <>
          <Cluster>
            <StatusWord status={state.subscription.status} />
            <EndingBadge subscription={state.subscription} />
          </Cluster>
          <FactList facts={planFacts(state.plan, state.subscription)} />
          <ManageLink />
        </>
      );
    case 'overdue':
      return (
        <>
          <div>
            <StatusWord status={state.subscription.status} />
          </div>
          <Text tone="muted">Your last payment failed. Your plan goes on as soon as it is paid.</Text>
          <ManageLink />
        </>
      );
    default:
      return state satisfies never;
  }
}

/** As high as what most users will see: their plan, or that they have none. */
function ContentSkeleton() {
  return <Skeleton height={useUser().isPro ? '182px' : '124px'} />;
}

function ManageLink() {
  return (
    <div>
      <Button as={Link} to="/account">
        Manage Subscription
      </Button>
    </div>
  );
}
