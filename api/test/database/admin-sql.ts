import postgres from 'postgres';
import { baseOptions, type Sql } from '../../src/platform/db/client.ts';

/** As the owner of everything: to kill backends, to look into tables, to break things on purpose. */
export function createAdminSql(url: string): Sql {
  return postgres(url, {
    ...baseOptions('aic-admin'),
    connection: { application_name: 'aic-admin' },
    max: 2,
  });
}
