import { createHmac, hkdfSync } from 'node:crypto';
import type { Config } from '../platform/config/config.ts';
import type { ClientNetwork } from '../platform/http/client-network.ts';
import { installationKey } from '../platform/keys/own-key.ts';

/** What a copy of the database is not enough for. */
export interface ShareKeys {
  /** The token that a link's seed stands for: 32 bytes in base64url that cannot be guessed without the key. */
  tokenOf(seed: Buffer): string;
  /** What is kept of who reported: the same for the same network, and nothing that says which one it is. */
  reporterOf(network: ClientNetwork): Buffer;
}

/** @param key 32 bytes; each use has a key of its own, derived from it (HKDF, RFC 5869) */
function createShareKeys(key: Buffer): ShareKeys {
  const tokenKey = derive(key, 'share token');
  const reporterKey = derive(key, 'reporter');
  return {
    tokenOf: (seed) => createHmac('sha256', tokenKey).update(seed).digest('base64url'),
    reporterOf: ({ own }) => createHmac('sha256', reporterKey).update(own).digest(),
  };
}

/** With the configured key, or with the installation's own. */
export const openShareKeys = (config: Pick<Config, 'secondFactorKey' | 'dataDir'>): ShareKeys =>
  createShareKeys(installationKey(config));

const derive = (key: Buffer, use: string): Buffer => Buffer.from(hkdfSync('sha256', key, '', use, 32));
