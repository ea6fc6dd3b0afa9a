/**
 * Writes api/sql/schema.sql and api/sql/release.json, the next release when anything has changed, and adds new migrations
 * to api/migrations/digests: node api/test/database/write-schema.ts
 */
import { appendFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { migrationDigest } from '../../src/platform/db/migrate/migration-digest.ts';
import {
  readLandedMigrations,
  readSchemaFiles,
  SCHEMA_FOLDER,
} from '../../src/platform/db/migrate/schema-files.ts';
import { createAdminSql } from './admin-sql.ts';
import { createDatabase, startTestCluster } from './cluster.ts';
import { describeSchema } from './describe-schema.ts';
import { lastRelease } from './last-release.ts';

const cluster = await startTestCluster();
try {
  const admin = createAdminSql(await createDatabase(cluster.url));
  await writeFile(join(SCHEMA_FOLDER, 'sql/schema.sql'), await describeSchema(admin));
  await admin.end({ timeout: 1 });
} finally {
  await cluster.stop();
}

const { fingerprint, migrations } = await readSchemaFiles();
const landed = new Set((await readLandedMigrations()).map(({ name }) => name));
const added = migrations.filter(({ name }) => !landed.has(name));
await appendFile(
  join(SCHEMA_FOLDER, 'migrations/digests'),
  added.map(({ name, text }) => `${name} ${migrationDigest(text)}\n`).join(''),
);

const released = await lastRelease();
const release = released.release + (released.fingerprint === fingerprint ? 0 : 1);
await writeFile(
  join(SCHEMA_FOLDER, 'sql/release.json'),
  `${JSON.stringify({ release, fingerprint }, null, 2)}\n`,
);
process.stdout.write(
  `The schema is release ${release}; the last one that went out is ${released.release}.\n`,
);
