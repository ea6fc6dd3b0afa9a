import { createHmac } from 'node:crypto';
import type { Config } from '../../platform/config/config.ts';
import { installationKey } from '../../platform/keys/own-key.ts';
import { createSealedBox, deriveKey, type SealedBox } from '../../platform/keys/sealed-box.ts';

/** What the database holds of second factors is of no use without the key in here. Its owners are users. */
export interface SecondFactorVault extends SealedBox {
  /** HMAC-SHA256. A recovery code is short enough to be found by trying all, were its hash made without a key. */
  recoveryHash(userId: string, code: string): Buffer;
}

/** @param key 32 bytes */
export function createSecondFactorVault(key: Buffer): SecondFactorVault {
  const hashKey = deriveKey(key, 'second-factor recovery code');
  return {
    ...createSealedBox(key, 'second-factor secret'),
    recoveryHash(userId, code) {
      return createHmac('sha256', hashKey).update(`${userId}\n${code}`).digest();
    },
  };
}

/** With the configured key, or with the installation's own. */
export const openSecondFactorVault = (
  config: Pick<Config, 'secondFactorKey' | 'dataDir'>,
): SecondFactorVault => createSecondFactorVault(installationKey(config));
