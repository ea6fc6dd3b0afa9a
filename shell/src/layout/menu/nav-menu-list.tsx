import {
  CreditsIcon,
  IconButton,
  LogOutIcon,
  MailIcon,
  MenuIcon,
  SearchIcon,
  SettingsIcon,
  UserIcon,
} from '@aic/design-system';
import { DropdownMenu } from '@aic/design-system/overlays';
import { Link } from '@aic/sdk';
import { isOffered } from '@aic/sdk/host';
import type { ReactNode } from 'react';
import { openPalette } from '../../state/palette-asked.ts';
import { CHECKOUT, type NavMenuProps } from './upgrade-link.ts';

/** What the menu of the bar leads to: a part of its own, because most visits open none. */
export function NavMenuList({ upgrade, logOut }: NavMenuProps) {
  return (
    <DropdownMenu
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
        {
          kind: 'item',
          id: 'palette',
          label: 'Search and commands',
          icon: <SearchIcon />,
          onSelect: openPalette,
        },
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
