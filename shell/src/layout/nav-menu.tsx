import {
  CreditsIcon,
  IconButton,
  LogOutIcon,
  MailIcon,
  MenuIcon,
  SettingsIcon,
  UserIcon,
} from '@aic/design-system';
import { Link } from '@aic/sdk';
import { ErrorBoundary, isOffered } from '@aic/sdk/host';
import { useState, useTransition, type ReactNode } from 'react';
import { MissingPart } from '../core/missing-part.tsx';
import { dropdownMenu } from '../core/parts.ts';
import { useServices } from '../core/services-context.tsx';

export const CHECKOUT = '/subscribe';

export interface UpgradeLink {
  to: string;
  label: string;
}

interface NavMenuProps {
  /** Null for those who have a plan. */
  upgrade: UpgradeLink | null;
  logOut: { onClick(): void; disabled: boolean };
}

/**
 * The ways to the account where the bar has no room for them. The menu's file loads with the first touch of its
 * button.
 */
export function NavMenu(props: NavMenuProps) {
  const { telemetry } = useServices();
  const [isWanted, setWanted] = useState(false);
  // The button stays, with its focus, until the menu has arrived.
  const [isLoading, startTransition] = useTransition();

  if (!isWanted) {
    return (
      <IconButton
        label="Menu"
        aria-haspopup="menu"
        aria-expanded={false}
        aria-busy={isLoading}
        onPointerEnter={dropdownMenu.preload}
        onFocus={dropdownMenu.preload}
        onClick={() => startTransition(() => setWanted(true))}
      >
        <MenuIcon />
      </IconButton>
    );
  }
  return (
    <ErrorBoundary
      // From there the user gets to the rest, without a menu. It must not open by itself when the network is back.
      renderFallback={(draw) => (
        <MissingPart draw={() => {}}>
          <IconButton as={Link} to="/profile" label="Profile">
            <UserIcon />
          </IconButton>
          <IconButton
            label="Menu"
            aria-haspopup="menu"
            aria-expanded={false}
            onClick={() => startTransition(draw)}
          >
            <MenuIcon />
          </IconButton>
        </MissingPart>
      )}
      onError={(error) => telemetry.report(error, { phase: 'menu' })}
    >
      <Menu {...props} />
    </ErrorBoundary>
  );
}

function Menu({ upgrade, logOut }: NavMenuProps) {
  return (
    <dropdownMenu.Part
      isDefaultOpen
      isInPlace
      trigger={
        <IconButton label="Menu">
          <MenuIcon />
        </IconButton>
      }
      entries={[
        ...(upgrade === null || (upgrade.to === CHECKOUT && !isOffered('plans'))
          ? []
          : [link(upgrade.to, upgrade.label, <CreditsIcon />)]),
        link('/profile', 'Profile', <UserIcon />),
        link('/account', 'Account', <SettingsIcon />),
        link('/contact', 'Contact', <MailIcon />),
        { kind: 'separator', id: 'line' },
        {
          kind: 'item',
          id: 'log-out',
          label: 'Log out',
          icon: <LogOutIcon />,
          onSelect: logOut.onClick,
          isDisabled: logOut.disabled,
        },
      ]}
    />
  );
}

const link = (to: string, label: string, icon: ReactNode) => ({
  kind: 'link' as const,
  id: label,
  element: (
    <Link to={to}>
      {icon}
      {label}
    </Link>
  ),
});
