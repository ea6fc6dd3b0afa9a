import { IconButton, UserIcon } from '@aic/design-system';
import { Link } from '@aic/sdk';
import { ErrorBoundary } from '@aic/sdk/host';
import { useState, useTransition } from 'react';
import { MissingPart } from '../../core/missing-part.tsx';
import { useServices } from '../../core/services-context.tsx';
import { MenuButton } from './menu-button.tsx';
import { navMenuList } from './part.ts';
import type { NavMenuProps } from './upgrade-link.ts';

/** The ways to the account, to help and out. The menu's file loads with the first touch of its button. */
export function NavMenu(props: NavMenuProps) {
  const { telemetry } = useServices();
  const [isWanted, setWanted] = useState(false);
  // The button stays, with its focus, until the menu has arrived.
  const [isLoading, startTransition] = useTransition();

  if (!isWanted) {
    return (
      <MenuButton
        user={props.user}
        aria-expanded={false}
        aria-busy={isLoading}
        onPointerEnter={navMenuList.preload}
        onFocus={navMenuList.preload}
        onClick={() => startTransition(() => setWanted(true))}
      />
    );
  }
  return (
    <ErrorBoundary
      // From there the user gets to the rest, without a menu. It must not open by itself when the network is back.
      renderFallback={(retry) => (
        <MissingPart retry={() => {}}>
          <IconButton as={Link} to="/profile" label="Profile">
            <UserIcon />
          </IconButton>
          <MenuButton user={props.user} aria-expanded={false} onClick={() => startTransition(retry)} />
        </MissingPart>
      )}
      onError={(error) => telemetry.report(error, { phase: 'menu' })}
    >
      <navMenuList.Part {...props} />
    </ErrorBoundary>
  );
}
