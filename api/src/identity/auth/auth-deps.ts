import type { PlatformDeps } from '../../platform/deps.ts';
import type { ClientNetwork } from '../../platform/http/client-network.ts';
import type { Device } from './device.ts';
import type { PasswordHasher } from './password-hasher.ts';

export interface AuthDeps extends Pick<PlatformDeps, 'config' | 'sql' | 'clock' | 'notifier'> {
  hasher: PasswordHasher;
}

/**
 * Where a sign-in comes from: its network for the limits, what its owner is shown of it, and the session of this
 * browser, which a new one replaces.
 */
export interface SignInOrigin {
  network: ClientNetwork;
  device: Device;
  tokenHash: Buffer | null;
}
