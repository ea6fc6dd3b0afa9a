import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '../../platform/config/config.ts';
import { installationKey } from '../../platform/keys/own-key.ts';
import { deriveKey } from '../../platform/keys/sealed-box.ts';

/** The id of a preview and 32 bytes that only this installation can make of it, in base64url. */
export interface PreviewTokens {
  tokenOf(id: string): string;
  /** Null for what this installation has not made. */
  idOf(token: string): string | null;
}

const ID_BYTES = 16;
const TOKEN = /^[\w-]{64}$/;

/** A key that is not in the database, as for links to shared items: who can write rows makes no link. */
export function createPreviewTokens(config: Pick<Config, 'secondFactorKey' | 'dataDir'>): PreviewTokens {
  const key = deriveKey(installationKey(config), 'preview token');
  const sign = (id: Buffer): Buffer => createHmac('sha256', key).update(id).digest();
  return {
    tokenOf(uuid) {
      const id = Buffer.from(uuid.replaceAll('-', ''), 'hex');
      return Buffer.concat([id, sign(id)]).toString('base64url');
    },
    idOf(token) {
      if (!TOKEN.test(token)) return null;
      const bytes = Buffer.from(token, 'base64url');
      const id = bytes.subarray(0, ID_BYTES);
      if (!timingSafeEqual(bytes.subarray(ID_BYTES), sign(id))) return null;
      return id.toString('hex').replace(/(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
    },
  };
}
