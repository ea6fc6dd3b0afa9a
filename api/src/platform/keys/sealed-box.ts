import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** What the database holds sealed is of no use without a key that it does not have. */
export interface SealedBox {
  /** AES-256-GCM, for this owner alone: nonce, tag, ciphertext. */
  seal(owner: string, secret: Buffer): Buffer;
  /** @throws Error when it was sealed for another owner or with another key */
  open(owner: string, sealed: Buffer): Buffer;
}

/** Each use has a key of its own, derived from one of 32 bytes (HKDF, RFC 5869). */
export const deriveKey = (key: Buffer, use: string): Buffer =>
  Buffer.from(hkdfSync('sha256', key, '', use, 32));

export function createSealedBox(key: Buffer, use: string): SealedBox {
  const sealKey = deriveKey(key, use);
  return {
    seal(owner, secret) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', sealKey, nonce).setAAD(Buffer.from(owner));
      const body = Buffer.concat([cipher.update(secret), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]);
    },
    open(owner, sealed) {
      const nonce = sealed.subarray(0, NONCE_BYTES);
      const tag = sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
      const decipher = createDecipheriv('aes-256-gcm', sealKey, nonce, { authTagLength: TAG_BYTES });
      decipher.setAAD(Buffer.from(owner)).setAuthTag(tag);
      return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
    },
  };
}
