import { Button, type ButtonProps, Text } from '@aic/design-system';
import { Link } from '@aic/sdk';
import { isOffered } from '@aic/sdk/account';
import type { ReactNode } from 'react';

interface PlanLinkProps extends Pick<ButtonProps, 'variant' | 'size' | 'isFullWidth'> {
  to: string;
  children: ReactNode;
}

/** A way to the checkout. Where plans cannot be bought, the words that say so. */
export function PlanLink({ to, children, ...look }: PlanLinkProps) {
  if (!isOffered('plans')) return <PlansClosed />;
  return (
    <Button as={Link} to={to} {...look}>
      {children}
    </Button>
  );
}

export function PlansClosed() {
  return <Text tone="muted">Plans cannot be bought at the moment.</Text>;
}
