import type { ReactNode } from 'react';
import { CheckIcon } from '../../icons/icons.ts';
import type { RootProps } from '../../styling/root-props.ts';
import { Badge } from '../badge/badge.tsx';
import { Heading, type HeadingLevel } from '../heading/heading.tsx';
import { Text } from '../text/text.tsx';
import { Features, Head, Price, Root } from './plan-card.styles.ts';

export interface PlanCardProps extends RootProps<'article'> {
  /** Heads the card: "Creator Pro". */
  name: string;
  /** "$7.99" */
  price: string;
  /** After the price: "/month". Left out for what is paid once or never. */
  period?: string;
  /** "500 credits monthly" */
  credits: string;
  /** Whom it is for, in one sentence. */
  description: string;
  /** What it brings, one line with a check mark each. */
  features: readonly string[];
  /** "Most Popular"; "Current plan" */
  badge?: string | undefined;
  /** The one plan of a row that stands out. @default false */
  isPopular?: boolean;
  /** Its parts beside each other where there is room, for a card in a row of its own. @default false */
  isWide?: boolean;
  /** One button, or words where there is nothing to press. */
  action?: ReactNode;
  /** Place of the name in the page's outline. @default 3 */
  level?: HeadingLevel;
}

/** What a plan costs and what it gives. Cards of one row have their prices and buttons on the same lines. */
export function PlanCard(props: PlanCardProps) {
  const { name, price, period, credits, description, features, badge, action, ...given } = props;
  const { isPopular = false, isWide = false, level = 3, ...rest } = given;

  return (
    <Root aria-label={name} {...rest} data-popular={isPopular || undefined} data-wide={isWide || undefined}>
      <Head>
        <Heading level={level} size="lead">
          {name}
        </Heading>
        {badge !== undefined && <Badge tone={isPopular ? 'accent' : 'neutral'}>{badge}</Badge>}
      </Head>
      <Price>
        <strong>{price}</strong>
        {period}
      </Price>
      <div>
        <Text weight="medium">{credits}</Text>
        <Text tone="muted">{description}</Text>
      </div>
      <Features>
        {features.map((feature) => (
          <li key={feature}>
            <CheckIcon aria-hidden />
            {feature}
          </li>
        ))}
      </Features>
      {action}
    </Root>
  );
}
