import { LinkText } from '@aic/design-system';
import { Link } from '@aic/sdk';
import type { ReactNode } from 'react';

/** To another page, inside of a text. */
export function PageLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <LinkText as={Link} to={to}>
      {children}
    </LinkText>
  );
}
