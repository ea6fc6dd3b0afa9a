import { expect, inject, it } from 'vitest';
import { createTestDatabase } from '../../../test/database/database.ts';
import { findFreePort } from './embedded/free-port.ts';
import { requireServer } from './require-server.ts';

const { url } = await createTestDatabase();

it('takes a server that is new enough, also when its database is still to be made', async () => {
  const missing = new URL(inject('clusterUrl'));
  missing.pathname = '/aic_missing';

  await expect(requireServer(url, 'DATABASE_URL')).resolves.toBeUndefined();
  await expect(requireServer(missing.href, 'DATABASE_OWNER_URL')).resolves.toBeUndefined();
});

it('says in one line which setting leads to a server that is too old, away, or refuses the login', async () => {
  await expect(requireServer(url, 'DATABASE_OWNER_URL', 990_000)).rejects.toThrow(
    /^DATABASE_OWNER_URL leads to PostgreSQL \d+\.\d+, and 99 or newer is needed\.$/,
  );

  const away = new URL(url);
  away.port = String(await findFreePort());
  await expect(requireServer(away.href, 'DATABASE_URL')).rejects.toThrow(
    `DATABASE_URL: no connection to the database at ${away.host} (connect ECONNREFUSED ${away.host}).`,
  );

  const refused = new URL(url);
  refused.password = 'wrong';
  await expect(requireServer(refused.href, 'DATABASE_URL')).rejects.toThrow(
    /^DATABASE_URL: no connection to the database at \S+ \(password authentication failed for user "\w+"\)\.$/,
  );
});
