/** Writes api/sql/schema.sql and, when functions or migrations have changed, the next release: node api/test/write-schema.ts */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readSchemaFiles, SCHEMA_FOLDER } from '../src/db/migrate/schema-files.ts';
import { createAdminSql } from './admin-sql.ts';
import { createDatabase, startTestCluster } from './cluster.ts';
import { describeSchema } from './describe-schema.ts';

const cluster = await startTestCluster();
try {
  const admin = createAdminSql(await createDatabase(cluster.url));
  await writeFile(join(SCHEMA_FOLDER, 'sql/schema.sql'), await describeSchema(admin));
  await admin.end({ timeout: 1 });
} finally {
  await cluster.stop();
}

const releaseFile = join(SCHEMA_FOLDER, 'sql/release.json');
const known = JSON.parse(await readFile(releaseFile, 'utf8')) as { release: number; fingerprint: string };
const { fingerprint } = await readSchemaFiles();
if (known.fingerprint !== fingerprint) {
  const next = { release: known.release + 1, fingerprint };
  await writeFile(releaseFile, `${JSON.stringify(next, null, 2)}\n`);
  process.stdout.write(`The schema is release ${next.release} now.\n`);
}
