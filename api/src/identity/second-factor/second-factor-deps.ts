import type { AuthDeps } from '../auth/auth-deps.ts';
import type { SecondFactorVault } from './second-factor-vault.ts';

export interface SecondFactorDeps extends AuthDeps {
  vault: SecondFactorVault;
}
