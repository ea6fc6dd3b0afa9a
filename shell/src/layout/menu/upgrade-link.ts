export const CHECKOUT = '/subscribe';

export interface UpgradeLink {
  to: string;
  label: string;
}

export interface NavMenuProps {
  /** Null for those who have a plan. */
  upgrade: UpgradeLink | null;
  logOut: { onClick(): void; disabled: boolean };
}
