import type { AppDeps } from '../../deps.ts';
import type { PasswordHasher } from './password-hasher.ts';

export interface AuthDeps extends Pick<AppDeps, 'config' | 'sql' | 'clock' | 'notifier'> {
  hasher: PasswordHasher;
}

/** Who is asking: their network for the limits, and the session they already have, which a new one replaces. */
export interface Caller {
  network: string;
  tokenHash: Buffer | null;
}
