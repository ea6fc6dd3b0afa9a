/** What the command that upgrades the database needs. */
export { upgradeDatabase } from './platform/db/open/upgrade-database.ts';
