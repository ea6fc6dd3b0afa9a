import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What keys for uses that the database alone must not undo are derived from. */
export const installationKey = ({
  secondFactorKey,
  dataDir,
}: {
  secondFactorKey: Buffer | null;
  dataDir: string;
}): Buffer => secondFactorKey ?? loadOwnKey(dataDir, 'two-factor-key', () => randomBytes(32));

/**
 * A key of the installation: made at its first start, readable by its user only, and the same from then on.
 * @param name of the file in `dataDir`
 * @param make what the file holds
 */
export function loadOwnKey(dataDir: string, name: string, make: () => string | Buffer): Buffer {
  const file = join(dataDir, name);
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true });
    const draft = `${file}.${randomUUID()}.tmp`;
    writeFileSync(draft, make(), { mode: 0o600 });
    try {
      linkSync(draft, file);
    } catch (error) {
      // When several gateways start together, one stores its key and all of them use it.
      if (!existsSync(file)) throw error;
    } finally {
      rmSync(draft);
    }
  }
  return readFileSync(file);
}
