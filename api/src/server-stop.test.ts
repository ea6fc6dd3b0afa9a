import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createTestDatabase } from '../test/database/database.ts';
import { openTcpProxy } from '../test/database/tcp-proxy.ts';
import { parseConfig } from './platform/config/config.ts';
import { startServer } from './server.ts';

const { admin, url } = await createTestDatabase();
const line = await openTcpProxy(url);
const root = await mkdtemp(join(tmpdir(), 'server-stop-'));
afterAll(async () => {
  await line.cut();
  await rm(root, { recursive: true });
});

it('stops soon after an outage that broke statements in the middle', async () => {
  const settings = { ROLE: 'api', PORT: '0', DATA_DIR: root, LOG_LEVEL: 'silent', DATABASE_URL: line.url };
  const server = await startServer({ config: parseConfig(settings) });
  const statements = Promise.allSettled(Array.from({ length: 4 }, () => server.sql`select pg_sleep(60)`));
  await expect
    .poll(() => admin`select 1 from pg_stat_activity where query like 'select pg_sleep%'`)
    .toHaveLength(4);
  await line.cut();
  await statements;
  await line.mend();
  await expect.poll(async () => (await fetch(`${server.url}/readyz`)).status, { timeout: 10_000 }).toBe(200);

  const startedAt = performance.now();
  await server.stop();

  // One second for the connections that were lost, of the five that the driver would wait for.
  expect(performance.now() - startedAt).toBeLessThan(4_000);
});
