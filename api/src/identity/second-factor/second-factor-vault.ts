import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import type { Config } from '../../platform/config/config.ts';
import { installationKey } from '../../platform/config/own-key.ts';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** What the database holds of second factors is of no use without the key in here. */
export interface SecondFactorVault {
  /** AES-256-GCM, for this user alone: nonce, tag, ciphertext. */
  seal(userId: string, secret: Buffer): Buffer;
  /** @throws Error when it was sealed for another user or with another key */
  open(userId: string, sealed: Buffer): Buffer;
  /** HMAC-SHA256. A recovery code is short enough to be found by trying all, were its hash made without a key. */
  recoveryHash(userId: string, code: string): Buffer;
}

/** @param key 32 bytes; each use has a key of its own, derived from it (HKDF, RFC 5869) */
export function createSecondFactorVault(key: Buffer): SecondFactorVault {
  const sealKey = derive(key, 'second-factor secret');
  const hashKey = derive(key, 'second-factor recovery code');
  return {
    seal(userId, secret) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', sealKey, nonce).setAAD(Buffer.from(userId));
      const body = Buffer.concat([cipher.update(secret), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]);
    },
    open(userId, sealed) {
      const nonce = sealed.subarray(0, NONCE_BYTES);
      const tag = sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
      const decipher = createDecipheriv('aes-256-gcm', sealKey, nonce, { authTagLength: TAG_BYTES });
      decipher.setAAD(Buffer.from(userId)).setAuthTag(tag);
      return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
    },
    recoveryHash(userId, code) {
      return createHmac('sha256', hashKey).update(`${userId}\n${code}`).digest();
    },
  };
}

/** With the configured key, or with the installation's own. */
export const openSecondFactorVault = (
  config: Pick<Config, 'secondFactorKey' | 'dataDir'>,
): SecondFactorVault => createSecondFactorVault(installationKey(config));

const derive = (key: Buffer, use: string): Buffer => Buffer.from(hkdfSync('sha256', key, '', use, 32));
