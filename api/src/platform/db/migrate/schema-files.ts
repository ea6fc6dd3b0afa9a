import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { type LandedMigration, migrationDigest, parseLandedMigrations } from './migration-digest.ts';
import { inOrderOfUse, type SchemaObject } from './order-of-use.ts';

/** One migration: tables and data, applied once, never changed afterwards. */
export interface Migration {
  /** Its file name. */
  name: string;
  /** What a database notes that applies it. */
  checksum: string;
  /** What a database may have noted that has applied it. */
  accepted: ReadonlySet<string>;
  text: string;
}

/** Everything that a build knows of the schema. */
export interface SchemaFiles {
  migrations: readonly Migration[];
  /** Each after those that it uses. */
  objects: readonly SchemaObject[];
  /** Of all objects together. */
  checksum: string;
  /** Of objects and migrations: what a release number stands for. */
  fingerprint: string;
  /**
   * Grows with every release that changes migrations or objects: a build never puts its functions over those of a
   * later one.
   */
  release: number;
}

export const SCHEMA_FOLDER = fileURLToPath(new URL('../../../..', import.meta.url));

const releaseSchema = z.object({ release: z.int().positive() });

/** Reads `migrations/` and `sql/` below the folder. */
export async function readSchemaFiles(folder = SCHEMA_FOLDER): Promise<SchemaFiles> {
  const landed = await readLandedMigrations();
  const migrations = await Promise.all(
    (await sqlFiles(join(folder, 'migrations'))).map(async (name): Promise<Migration> => {
      const text = await readFile(join(folder, 'migrations', name), 'utf8');
      const digest = migrationDigest(text);
      const spellings = landed.find((one) => one.name === name && one.digest === digest)?.spellings ?? [];
      return { name, text, checksum: spellings.at(-1) ?? digest, accepted: new Set([digest, ...spellings]) };
    }),
  );
  const objects = inOrderOfUse(await readObjects(join(folder, 'sql')));
  const { release } = releaseSchema.parse(
    JSON.parse(await readFile(join(folder, 'sql/release.json'), 'utf8')),
  );
  const checksum = sha256(objects.map(({ name, text }) => `${name}\n${text}`).join('\n'));
  const fingerprint = sha256(
    [checksum, ...migrations.map((one) => `${one.name} ${one.checksum}`)].join('\n'),
  );
  return { migrations, objects, checksum, fingerprint, release };
}

/** Every migration that has ever reached main, in its order. */
export async function readLandedMigrations(): Promise<LandedMigration[]> {
  return parseLandedMigrations(await readFile(join(SCHEMA_FOLDER, 'migrations/digests'), 'utf8'));
}

/** One file for each object, in rooms below the folder of its schema. */
async function readObjects(folder: string): Promise<SchemaObject[]> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  const objects = files
    .filter((file) => file.isFile() && file.name.endsWith('.sql') && file.parentPath !== folder)
    .map(async ({ name, parentPath }): Promise<SchemaObject> => {
      const text = await readFile(join(parentPath, name), 'utf8');
      const [schema] = relative(folder, parentPath).split(sep);
      const kind = /^create view\b/m.test(text) ? 'view' : 'function';
      return { name: `${schema}.${basename(name, '.sql')}`, kind, text };
    });
  return (await Promise.all(objects)).toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

async function sqlFiles(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
