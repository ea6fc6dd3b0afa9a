import {
  CreditsIcon,
  LogOutIcon,
  MailIcon,
  MoonIcon,
  SearchIcon,
  SettingsIcon,
  SunIcon,
  UserIcon,
} from '@aic/design-system';
import { DropdownMenu } from '@aic/design-system/overlays';
import { Link } from '@aic/sdk';
import { isOffered } from '@aic/sdk/host';
import type { ReactNode } from 'react';
import { openPalette } from '../../state/palette-asked.ts';
import { useTheme } from '../../state/use-theme.ts';
import { MenuButton, nameOf } from './menu-button.tsx';
import { CHECKOUT, type NavMenuProps } from './upgrade-link.ts';

/** What the menu of the bar leads to: a part of its own, because most visits open none. */
export function NavMenuList({ user, upgrade, logOut }: NavMenuProps) {
  const { other, switchTheme } = useTheme();
  return (
    <DropdownMenu
      isDefaultOpen
      isInPlace
      trigger={<MenuButton user={user} />}
      entries={[
        { kind: 'label', id: 'user', label: nameOf(user), detail: user.email },
        { kind: 'separator', id: 'line-user' },
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
        {
          kind: 'item',
          id: 'theme',
          label: other === 'light' ? 'Switch to light theme' : 'Switch to dark theme',
          icon: other === 'light' ? <SunIcon /> : <MoonIcon />,
          onSelect: switchTheme,
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
