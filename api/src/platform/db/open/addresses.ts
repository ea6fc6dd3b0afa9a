import type { Config } from '../../config/config.ts';
import type { DatabaseSettings } from '../../config/database.ts';

/** What of the configuration says where the database is. What is left out is as it is without a setting. */
export type DatabaseConfig = Partial<DatabaseSettings> & Pick<Config, 'databaseUrl' | 'dataDir'>;

/** An address, and the setting that has it. */
interface Address {
  url: string;
  setting: 'DATABASE_URL' | 'DATABASE_DIRECT_URL' | 'DATABASE_OWNER_URL';
}

/** Where a connection keeps its session. Null: the embedded Postgres. */
export function directAddress({ databaseUrl, databaseDirectUrl }: DatabaseConfig): Address | null {
  if (databaseUrl === null) return null;
  return (databaseDirectUrl ?? databaseUrl) === databaseUrl
    ? { url: databaseUrl, setting: 'DATABASE_URL' }
    : { url: databaseDirectUrl ?? databaseUrl, setting: 'DATABASE_DIRECT_URL' };
}

/** Of the role that upgrades. Null: the embedded Postgres. */
export function ownerAddress(config: DatabaseConfig): Address | null {
  const { databaseUrl, databaseOwnerUrl } = config;
  if (databaseUrl === null) return null;
  return databaseOwnerUrl ? { url: databaseOwnerUrl, setting: 'DATABASE_OWNER_URL' } : directAddress(config);
}
