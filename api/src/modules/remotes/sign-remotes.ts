import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  randomUUID,
  sign,
} from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Registry } from '@aic/contract';

export type SignRemotes = (remotes: Registry['remotes']) => string;

/** Ed25519 (RFC 8032) over the JSON of `remotes` with sorted keys, base64. Anyone with the public key can check a page. */
export function createRemotesSigner(privateKey: KeyObject): SignRemotes {
  return (remotes) => sign(null, Buffer.from(canonicalJson(remotes)), privateKey).toString('base64');
}

/** The installation's own key, made at its first start and readable by its user only. */
export function loadSigningKey(dataDir: string): { privateKey: KeyObject; publicKey: KeyObject } {
  const file = join(dataDir, 'registry-signing-key.pem');
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true });
    const { privateKey } = generateKeyPairSync('ed25519');
    const draft = `${file}.${randomUUID()}.tmp`;
    writeFileSync(draft, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
    try {
      linkSync(draft, file);
    } catch (error) {
      // When several gateways start together, one stores its key and all of them sign with it.
      if (!existsSync(file)) throw error;
    } finally {
      rmSync(draft);
    }
  }
  const privateKey = createPrivateKey(readFileSync(file));
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
