import { createHmac } from 'node:crypto';
import { StartError } from '../errors/start-error.ts';
import { installationKey } from '../keys/own-key.ts';
import type { Sql } from './client.ts';

/**
 * All gateways of an installation have one key: with another one no code of a second factor is right, and no share link
 * is found.
 * @throws StartError with one line when this process has another key than the first of them
 */
export async function requireInstallationKey(
  sql: Sql,
  config: Parameters<typeof installationKey>[0],
): Promise<void> {
  const digest = createHmac('sha256', installationKey(config)).update('installation').digest();
  const [row] = await sql<[{ isOurs: boolean }]>`select is_installation_key(${digest}) as "isOurs"`;
  if (row.isOurs) return;
  const place = config.secondFactorKey === null ? 'The key in DATA_DIR/two-factor-key' : 'TWO_FACTOR_KEY';
  throw new StartError(
    `${place} is not the key of this installation: give all gateways the same TWO_FACTOR_KEY (base64 of the file two-factor-key of the first one's DATA_DIR). docs/operate/sign-in.md says what to do when it is lost.`,
  );
}
