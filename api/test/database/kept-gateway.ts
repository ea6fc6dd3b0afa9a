import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompressSync } from 'node:zlib';
import { SCHEMA_FOLDER } from '../../src/platform/db/migrate/schema-files.ts';

const ARCHIVE = join(SCHEMA_FOLDER, '../e2e/kept-release/gateway.tar.br');

/** Writes migrations and functions of the release before into `folder`. @returns what `migrate` takes as its folder */
export async function unpackKeptSchema(folder: string): Promise<string> {
  const file = join(folder, 'gateway.tar');
  await writeFile(file, brotliDecompressSync(await readFile(ARCHIVE)));
  await promisify(execFile)('tar', ['-xf', file, '-C', folder, 'api/migrations', 'api/sql']);
  return join(folder, 'api');
}
