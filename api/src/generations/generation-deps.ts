import type { Sql } from '../platform/db/client.ts';
import type { PlatformDeps } from '../platform/deps.ts';
import type { Providers } from './providers/provider.ts';
import type { Credentials } from './results/credentials/credentials.ts';

export interface GenerationDeps extends PlatformDeps {
  providers: Providers;
  credentials: Credentials;
  /**
   * Connections for lists alone, which take a millisecond and wait for no lock: they pass a start that waits for one.
   * A few that each take several statements at once do more than many by turns.
   */
  listSql: Sql;
  /** Connections for searches, which end early. */
  searchSql: Sql;
}
