import { Card, Heading, Stack, Text, token } from '@aic/design-system';
import { CheckIcon } from '@aic/design-system/studio';
import { priceText, type Plan } from '@aic/sdk/account';
import { styled } from 'styled-components';

/** True within the month's credits only, so it says so. */
const COMMON_FEATURES = ['Unlimited generations within your monthly credits', 'No daily limits'];

/** What is bought: the left card of the checkout. */
export function PlanSummary({ plan }: { plan: Plan }) {
  return (
    <Card as="section" padding={24} aria-label={plan.title}>
      <Stack gap={16}>
        <Heading level={2}>{plan.title}</Heading>
        <div>
          <Text isTabular>
            <Price>{priceText(plan.amount)}</Price>/month
          </Text>
          <Text tone="muted">{plan.credits} credits per month</Text>
        </div>
        <Text>{plan.description}</Text>
        <Features>
          {[...COMMON_FEATURES, ...plan.features].map((feature) => (
            <li key={feature}>
              <CheckIcon aria-hidden />
              {feature}
            </li>
          ))}
        </Features>
        <Text size="small" tone="muted">
          Your subscription auto-renews monthly. Cancel anytime. Credits reset each billing cycle.
        </Text>
      </Stack>
    </Card>
  );
}

const Price = styled.strong`
  margin-inline-end: ${token.space[4]};
  font: ${token.type.display};
  font-weight: ${token.weight.strong};
`;

const Features = styled.ul`
  display: grid;
  gap: ${token.space[8]};
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: ${token.space[8]};
  }

  svg {
    margin-block-start: 2px;
    color: ${token.color.success};
  }
`;
