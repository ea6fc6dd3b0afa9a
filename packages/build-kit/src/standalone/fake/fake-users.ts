import type { User } from '@aic/contract';
import { FAKE_USER } from '@aic/sdk/testing/fakes';

export const USER_KINDS = ['free', 'pro', 'admin'] as const;
export type UserKind = (typeof USER_KINDS)[number];

export const FAKE_USERS: Readonly<Record<UserKind, User>> = {
  free: FAKE_USER,
  pro: { ...FAKE_USER, isPro: true, plan: 'pro' },
  admin: { ...FAKE_USER, isAdmin: true },
};
