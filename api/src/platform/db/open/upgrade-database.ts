import { StartError } from '../../errors/start-error.ts';
import { migrate, type Upgrade } from '../migrate/migrate.ts';
import { requireSessions } from '../pooler/open-pooler.ts';
import { requireServer } from '../require-server.ts';
import { type DatabaseConfig, ownerAddress } from './addresses.ts';

/**
 * Brings the configured database to this build's schema, and waits while another process does.
 * @param onWait is given a line every 5 s that it waits
 * @throws StartError with one line when there is none, it does not fit this build, or the other does not end
 */
export async function upgradeDatabase(
  config: DatabaseConfig,
  onWait: (line: string) => void,
): Promise<Upgrade> {
  const address = ownerAddress(config);
  if (address === null) {
    throw new StartError(
      'DATABASE_URL is not set. The embedded Postgres has one process, which upgrades it when it starts.',
    );
  }
  await requireServer(address.url, address.setting);
  return migrate(address.url, {
    onWait,
    ...(config.migrationWaitMs === undefined ? {} : { waitMs: config.migrationWaitMs }),
    // Its lock would be lost, or would stay with a stranger.
    before: () => requireSessions(address.url, address.setting),
  });
}
