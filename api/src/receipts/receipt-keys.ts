import { createHmac, createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { RECEIPT_TYPE, type ReceiptClaims } from '@aic/contract/receipts';
import { calculateJwkThumbprint, type JWK, SignJWT } from 'jose';
import type { PlatformDeps } from '../platform/deps.ts';
import { installationKey } from '../platform/keys/own-key.ts';
import { createSealedBox, deriveKey } from '../platform/keys/sealed-box.ts';
import { addReceiptKey, listReceiptKeys, type StoredKey } from './receipt-keys.repo.ts';

const ALGORITHM = 'EdDSA';
/** A key signs so long; then another one does. */
const SIGNING_MS_MAX = 365 * 24 * 3600 * 1000;

/** What only this installation can make. */
export interface ReceiptKeys {
  /** As a JWS in compact form (RFC 7515). */
  sign(claims: ReceiptClaims): Promise<string>;
  /** What receipts of all times are verified with. */
  publicKeys(): Promise<JWK[]>;
  /** Stands for an account in receipts. */
  accountOf(userId: string): string;
  /** Of an item's request, always the same: without it a short prompt could be found by trying. */
  saltOf(id: string): string;
}

/** The first key is made when it is first asked for. */
export function openReceiptKeys({
  sql,
  config,
  clock,
}: Pick<PlatformDeps, 'sql' | 'config' | 'clock'>): ReceiptKeys {
  const key = installationKey(config);
  const box = createSealedBox(key, 'receipt key');
  const digestOf = (use: string, value: string): string =>
    createHmac('sha256', deriveKey(key, use)).update(value).digest('base64url');

  function open({ kid, sealedKey, createdAt }: StoredKey): KeyObject | null {
    if (sealedKey === null || clock.now().getTime() - createdAt.getTime() > SIGNING_MS_MAX) return null;
    try {
      return createPrivateKey({ key: box.open(kid, sealedKey), format: 'der', type: 'pkcs8' });
    } catch {
      // The installation has another key since: what was sealed with the old one is lost.
      return null;
    }
  }

  async function addKey(replaced: string | null): Promise<void> {
    const { publicKey, privateKey } = generateKeyPairSync('ed25519');
    const jwk = publicKey.export({ format: 'jwk' });
    const kid = await calculateJwkThumbprint(jwk);
    await addReceiptKey(sql, {
      kid,
      publicKey: { ...jwk, kid, alg: ALGORITHM, use: 'sig' },
      sealedKey: box.seal(kid, privateKey.export({ format: 'der', type: 'pkcs8' })),
      replaced,
      createdAt: clock.now(),
    });
  }

  /** Newest first; the newest one signs. */
  async function current(): Promise<{
    stored: StoredKey[];
    signing: { kid: string; privateKey: KeyObject };
  }> {
    const stored = await listReceiptKeys(sql);
    const [newest] = stored;
    const privateKey = newest === undefined ? null : open(newest);
    if (newest !== undefined && privateKey !== null) {
      return { stored, signing: { kid: newest.kid, privateKey } };
    }
    await addKey(newest?.kid ?? null);
    return current();
  }

  return {
    async sign(claims) {
      const { kid, privateKey } = (await current()).signing;
      return new SignJWT({ ...claims })
        .setProtectedHeader({ alg: ALGORITHM, kid, typ: RECEIPT_TYPE })
        .sign(privateKey);
    },
    publicKeys: async () => (await current()).stored.map(({ publicKey }) => publicKey),
    accountOf: (userId) => digestOf('receipt account', userId),
    saltOf: (id) => digestOf('receipt request', id),
  };
}
