import { CreditsIcon, MailIcon, SettingsIcon, ToolIcon, UserIcon } from '@aic/design-system';
import type { User } from '@aic/sdk';

/** Pages besides the tools that a user may go to. */
export function pagesOf({ isAdmin }: User) {
  return [
    { label: 'Profile', path: '/profile', keywords: ['name', 'photo'], Icon: UserIcon },
    {
      label: 'Account',
      path: '/account',
      keywords: ['plan', 'payments', 'security', 'password'],
      Icon: SettingsIcon,
    },
    { label: 'Plans & Pricing', path: '/pricing', keywords: ['credits', 'upgrade'], Icon: CreditsIcon },
    { label: 'Contact', path: '/contact', keywords: ['help', 'support'], Icon: MailIcon },
    ...(isAdmin ? [{ label: 'Administration', path: '/admin', keywords: ['users'], Icon: ToolIcon }] : []),
  ];
}
