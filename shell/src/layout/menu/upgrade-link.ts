import type { User } from '@aic/sdk';

export const CHECKOUT = '/subscribe';

export interface UpgradeLink {
  to: string;
  label: string;
}

export interface NavMenuProps {
  user: Pick<User, 'displayName' | 'firstName' | 'lastName' | 'email'>;
  /** Null for those who have a plan. */
  upgrade: UpgradeLink | null;
  logOut: { onClick(): void; disabled: boolean };
}
