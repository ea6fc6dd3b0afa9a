import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import type { Registry } from '@aic/contract';
import { loadOwnKey } from '../../config/own-key.ts';

export type SignRemotes = (remotes: Registry['remotes']) => string;

/** Ed25519 (RFC 8032) over the JSON of `remotes` with sorted keys, base64. Anyone with the public key can check a page. */
export function createRemotesSigner(privateKey: KeyObject): SignRemotes {
  return (remotes) => sign(null, Buffer.from(canonicalJson(remotes)), privateKey).toString('base64');
}

/** The installation's own key, made at its first start and readable by its user only. */
export function loadSigningKey(dataDir: string): { privateKey: KeyObject; publicKey: KeyObject } {
  const pem = loadOwnKey(dataDir, 'registry-signing-key.pem', () =>
    generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }),
  );
  const privateKey = createPrivateKey(pem);
  return { privateKey, publicKey: createPublicKey(privateKey) };
}

/** JSON with keys in order at every level: the same registry always gives the same bytes. */
function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
