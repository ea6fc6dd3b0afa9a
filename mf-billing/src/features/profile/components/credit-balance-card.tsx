import { Button, Card, Heading, Stack, Text } from '@aic/design-system';
import { CreditMeter, Skeleton } from '@aic/design-system/studio';
import { Link, useCredits, type User, figureText } from '@aic/sdk';
import { PLANS } from '@aic/sdk/account';
import { PlanLink } from '../../../components/plan-link.tsx';

/** What is left, of the month's credits when there is a plan. */
export function CreditBalanceCard({ user }: { user: User }) {
  return (
    <Card as="section" padding={24} aria-label="Credit Balance">
      <Stack gap={16}>
        <Heading level={2}>Credit Balance</Heading>
        <Balance user={user} />
        {user.plan === null && !user.isAdmin ? (
          <div>
            <PlanLink to="/subscribe" variant="primary">
              Get More Credits
            </PlanLink>
          </div>
        ) : (
          <div>
            <Button as={Link} to="/account/usage">
              Credit history
            </Button>
          </div>
        )}
      </Stack>
    </Card>
  );
}

function Balance({ user }: { user: User }) {
  const credits = useCredits();
  if (user.isAdmin) return <Text size="title">Unlimited</Text>;
  if (credits === null) return <Skeleton height="28px" />;
  const allowance = user.plan === null ? 0 : PLANS[user.plan].credits;
  // Credits beside the month's, such as those of the trial, are no part of it.
  if (credits > allowance) {
    return (
      <Text size="title" weight="strong" isTabular>
        {figureText(credits)} credits
      </Text>
    );
  }
  return <CreditMeter balance={credits} allowance={allowance} note="Resets on the billing date." />;
}
