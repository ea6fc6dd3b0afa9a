import { IconButton, type IconButtonProps, token, useInBrowser } from '@aic/design-system';
import { styled } from 'styled-components';
import type { NavMenuProps } from './upgrade-link.ts';

type MenuUser = NavMenuProps['user'];

interface MenuButtonProps extends Omit<IconButtonProps, 'label' | 'children'> {
  user: MenuUser;
}

/** Display name, else first and last name; null where the user has given neither. */
export const nameOf = ({ displayName, firstName, lastName }: MenuUser): string | null =>
  displayName || [firstName, lastName].filter(Boolean).join(' ') || null;

/** The user's initial: what opens the menu of all that is theirs. */
export function MenuButton({ user, ...button }: MenuButtonProps) {
  const [initial = ''] = (nameOf(user) ?? user.email).trim();
  return (
    <Round label="Menu" aria-haspopup="menu" {...button}>
      <span aria-hidden="true">{useInBrowser() && initial.toUpperCase()}</span>
    </Round>
  );
}

const Round = styled(IconButton)`
  border-radius: ${token.radius.full};
  background: ${token.color.accentSubtle};
  color: ${token.color.accentText};
  font-weight: ${token.weight.strong};
`;
