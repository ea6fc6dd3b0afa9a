import { Heading, Stack, Text } from '@aic/design-system';
import { useSession } from '../../core/use-session.ts';
import { PricingPlans } from './pricing-plans.tsx';

/**
 * Plans and prices, for everyone. It does not wait for the session: until it is known, the buttons lead to the
 * sign-in.
 */
export function PricingPage() {
  const session = useSession();
  return (
    <Stack gap={32}>
      <Stack gap={8}>
        <Heading level={1} size="hero">
          Plans &amp; Pricing
        </Heading>
        <Text size="lead" tone="muted" isMeasured>
          Start free. Take a plan when you need more credits, and cancel at any time.
        </Text>
      </Stack>
      <PricingPlans user={session.state === 'signed-in' ? session.user : null} />
    </Stack>
  );
}
