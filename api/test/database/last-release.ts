import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SCHEMA_FOLDER } from '../../src/platform/db/migrate/schema-files.ts';

export interface SchemaRelease {
  release: number;
  /** Of its functions, views and migrations. */
  fingerprint: string;
}

/** The schema of the release that is kept (docs/adr/0034-the-release-before-is-kept.md). */
export async function lastRelease(): Promise<SchemaRelease> {
  const file = join(SCHEMA_FOLDER, '../e2e/kept-release/manifest.json');
  // Safe because tools/keep-release has written it.
  return (JSON.parse(await readFile(file, 'utf8')) as { schema: SchemaRelease }).schema;
}
