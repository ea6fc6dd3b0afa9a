import { Button, Grid, ImageIcon, MusicIcon, Stack, Text, TextIcon, VideoIcon } from '@aic/design-system';
import { CreditCosts, PlanCard } from '@aic/design-system/billing';
import {
  GENERATION_COSTS,
  GENERATION_KINDS,
  type GenerationKind,
  KINDS,
  Link,
  PLAN_IDS,
  videoCost,
  type PlanId,
  type User,
} from '@aic/sdk';
import { FREE_TRIAL, PLANS, priceText } from '@aic/sdk/account';
import type { ReactNode } from 'react';
import { NotOffered, Offered } from '../../core/offered.tsx';

export interface PricingPlansProps {
  /** Null for visitors, and while it is not known who is there. */
  user: Pick<User, 'plan' | 'isPaymentOverdue'> | null;
  /** Place of the plans' names in the page's outline. @default 2 */
  level?: 2 | 3;
}

/** The three plans and what generations cost: on the page of plans and on the landing page. */
export function PricingPlans({ user, level = 2 }: PricingPlansProps) {
  return (
    <Stack gap={16}>
      <PlanCard
        isWide
        level={level}
        name={FREE_TRIAL.name}
        price={priceText(FREE_TRIAL.amount)}
        credits={`${FREE_TRIAL.credits} credits`}
        description={FREE_TRIAL.description}
        features={FREE_TRIAL.features}
        {...(user?.plan === null && { badge: OWN })}
        action={
          <Button as={Link} to={user === null ? '/auth?tab=sign-up' : '/'} size="primary" isFullWidth>
            {user === null ? 'Start Free Trial' : 'Start creating'}
          </Button>
        }
      />
      <Grid minColumnWidth="420px">
        {PLAN_IDS.map((id) => (
          <PaidPlan key={id} id={id} user={user} level={level} />
        ))}
      </Grid>
      <CreditCosts
        level={level}
        title="How Credits Work"
        intro="Each generation takes credits. Its button shows the price before you press it, and a result that does not arrive costs nothing."
        costs={COSTS}
        notes={[
          'Credits of a plan reset on the billing date. They do not roll over.',
          'Plans renew every month until you cancel. There are no refunds for partial months.',
          'What you make in the Free Trial is for personal use; paid plans carry commercial rights.',
        ]}
      />
    </Stack>
  );
}

const BADGES: Readonly<Record<PlanId, string>> = { pro: 'Most Popular', creator: 'Professional' };

const OWN = 'Your plan';

function PaidPlan({ id, user, level }: Required<PricingPlansProps> & { id: PlanId }) {
  const { name, amount, credits, description, features } = PLANS[id];
  const isPopular = id === 'pro';
  return (
    <PlanCard
      level={level}
      name={name}
      price={priceText(amount)}
      /* @wc-include */ period="/month"
      credits={`${credits} credits monthly`}
      description={description}
      features={features}
      badge={user?.plan === id ? OWN : BADGES[id]}
      isPopular={isPopular}
      action={
        user?.plan === id ? (
          <Button as={Link} to="/account" size="primary" isFullWidth>
            Manage your plan
          </Button>
        ) : (
          <>
            <Offered $offer="plans">
              <Button
                as={Link}
                to={pathTo(id, user)}
                variant={isPopular ? 'primary' : 'secondary'}
                size="primary"
                isFullWidth
              >
                Choose {name}
              </Button>
            </Offered>
            <NotOffered $offer="plans">
              <Text tone="muted">Plans cannot be bought at the moment.</Text>
            </NotOffered>
          </>
        )
      }
    />
  );
}

/**
 * The checkout is for users; a visitor comes to it through the sign-in. Who has the other plan changes it, and who
 * has one that rests pays for it first.
 */
function pathTo(id: PlanId, user: PricingPlansProps['user']): string {
  const checkout = `/subscribe?plan=${id}`;
  if (user === null) return `/auth?tab=sign-up&returnTo=${encodeURIComponent(checkout)}`;
  return user.plan === null && user.isPaymentOverdue !== true ? checkout : '/account';
}

const ICONS: Readonly<Record<GenerationKind, ReactNode>> = {
  image: <ImageIcon />,
  edit: <ImageIcon />,
  video: <VideoIcon />,
  music: <MusicIcon />,
  text: <TextIcon />,
};

const COSTS = GENERATION_KINDS.map((kind) => ({
  label: KINDS[kind].name,
  icon: ICONS[kind],
  cost: `${GENERATION_COSTS[kind]} credits`,
  ...(kind === 'video' && { note: `${videoCost({ hasCameraControl: true })} with camera control` }),
}));
