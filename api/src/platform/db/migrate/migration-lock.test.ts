import postgres from 'postgres';
import { expect, inject, it, onTestFinished } from 'vitest';
import { dropDatabase } from '../../../../test/database/cluster.ts';
import { createTestDatabase } from '../../../../test/database/database.ts';
import { takeMigrationLock } from './migration-lock.ts';
import { requireSchema } from './schema-state.ts';

const { admin, url, ownerUrl } = await createTestDatabase();

function connect(name: string) {
  const sql = postgres(ownerUrl, { max: 1, fetch_types: false, connection: { application_name: name } });
  onTestFinished(() => sql.end({ timeout: 1 }));
  return sql;
}

it('is waited for with lines, and no longer than allowed: the last line says who has it', async () => {
  const [first, second] = [connect('aic-first'), connect('aic-second')];
  await takeMigrationLock(first, { waitMs: 0, onWait: () => undefined });
  const lines: string[] = [];
  const options = { waitMs: 900, sayEveryMs: 300, onWait: (line: string) => void lines.push(line) };
  const holder =
    /"aic-first" \(process \d+ of the server, postgres, from 127\.0\.0\.1, since 20\S+Z\) has it/;

  await expect(takeMigrationLock(second, options)).rejects.toThrow(
    new RegExp(`^The migration lock was not free within 1 s: ${holder.source}. Nothing was changed.`),
  );
  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines) expect(line).toMatch(holder);
  await first.end();
  await takeMigrationLock(second, options);
});

it('is not what a process waits for that leaves upgrades to others: an older schema is refused in one line', async () => {
  await requireSchema(url);
  await admin`update schema_release set release = release - 1`;
  await expect(requireSchema(url)).rejects.toThrow(
    /^The database is at schema release \d+, and this build needs release \d+ .*"npm run migrate"/,
  );

  const missing = new URL(inject('clusterUrl'));
  missing.pathname = '/aic_missing';
  await expect(requireSchema(missing.href)).rejects.toThrow(/^There is no such database yet/);
  const empty = new URL(missing);
  empty.pathname = `/aic_empty_${crypto.randomUUID().replaceAll('-', '')}`;
  await admin.unsafe(`create database ${empty.pathname.slice(1)}`);
  onTestFinished(() => dropDatabase(inject('clusterUrl'), empty.href));
  await expect(requireSchema(empty.href)).rejects.toThrow(/^The database has no schema yet/);
});
