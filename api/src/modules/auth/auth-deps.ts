import type { AppDeps } from '../../deps.ts';
import type { ClientNetwork } from '../../http/client-network.ts';
import type { PasswordHasher } from './password-hasher.ts';

export interface AuthDeps extends Pick<AppDeps, 'config' | 'sql' | 'clock' | 'notifier'> {
  hasher: PasswordHasher;
}

/** Where a sign-in comes from: its network for the limits, and the session of this browser, which a new one replaces. */
export interface SignInOrigin {
  network: ClientNetwork;
  tokenHash: Buffer | null;
}
