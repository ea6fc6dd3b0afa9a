import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Sql } from '../db/client.ts';
import { codeOf } from '../errors/code-of.ts';

/**
 * True when the media folder was filled by this database, or is claimed by it now because it was free. False after a
 * mix-up, for instance an empty database beside a full folder: to that database every file looks unwanted.
 */
export async function isOurStore(sql: Sql, folder: string): Promise<boolean> {
  const [row] = await sql<{ id: string }[]>`select id from media_store`;
  const path = join(folder, 'store-id');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // When several processes start together, one writes the id and all of them read it.
  await writeFile(path, `${row?.id}\n`, { flag: 'wx', mode: 0o600 }).catch((error: unknown) => {
    if (codeOf(error) !== 'EEXIST') throw error;
  });
  return (await readFile(path, 'utf8')).trim() === row?.id;
}
