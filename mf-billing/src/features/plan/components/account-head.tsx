import { Button, Cluster, Stack, Text } from '@aic/design-system';
import { Notice } from '@aic/design-system/billing';
import { GENERATION_COSTS, Link, useCredits, useUser, type PlanId, figureText } from '@aic/sdk';
import { PlanLink } from '../../../components/plan-link.tsx';

/** What the dearest result without a setting costs: below it, not every button can be pressed. */
const LOW_BALANCE_CREDITS = Math.max(...Object.values(GENERATION_COSTS));

const LOW_BALANCE_WORDS = {
  none: 'A plan adds credits every month.',
  pro: 'Your credits reset on the billing date. Creator+ adds credits at once.',
  creator: 'Your credits reset on the billing date.',
} as const satisfies Record<PlanId | 'none', string>;

/** Whose account it is and what is left to spend. */
export function AccountHead() {
  const user = useUser();
  const credits = useCredits();
  const figure = credits === null ? '–' : figureText(credits);
  const isLow = !user.isAdmin && credits !== null && credits < LOW_BALANCE_CREDITS;

  return (
    <Stack gap={16}>
      <Cluster gap={12} justify="space-between">
        <div>
          <Text tone="muted">{user.email}</Text>
          <Text isTabular>{user.isAdmin ? 'Unlimited' : figure} credits available</Text>
        </div>
        <Cluster>
          <Button as={Link} to="/account/usage">
            Credit history
          </Button>
          <Button as={Link} to="/account/invoices">
            Invoices
          </Button>
          <Button as={Link} to="/account/security">
            Security
          </Button>
        </Cluster>
      </Cluster>
      {isLow && (
        <Notice
          tone="warning"
          title={credits === 0 ? 'No credits left' : `Only ${credits} credits left`}
          actions={
            user.plan === null &&
            user.isPaymentOverdue !== true && (
              <PlanLink to="/subscribe" variant="primary">
                Get More Credits
              </PlanLink>
            )
          }
        >
          {user.isPaymentOverdue === true
            ? 'Your plan goes on, with its credits, once its open payment is made.'
            : LOW_BALANCE_WORDS[user.plan ?? 'none']}
        </Notice>
      )}
    </Stack>
  );
}
