import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { nullIfMissing } from '../files/null-if-missing.ts';
import type { ShelfSweep } from './storage.ts';

/** An object, its description, or a draft of one of them that a process never came to rename. */
const FILE = /^(?<key>[0-9a-f]{32})(?:\.json)?(?<draft>\.[0-9a-f-]{36}\.tmp)?$/;

/**
 * Removes files of a folder that nothing refers to. What does not look like ours stays.
 * @returns how many
 */
export async function sweepFolder(folder: string, { before, chooseUnwanted }: ShelfSweep): Promise<number> {
  const { old, keys: all } = await findOld(folder, before);
  const keys = [...new Set(old.flatMap(({ key, isDraft }) => (isDraft ? [] : [key])))];
  const chosen = keys.length === 0 ? new Set<string>() : await chooseUnwanted(keys, all.size);
  const unwanted = old.filter(({ key, isDraft }) => isDraft || chosen.has(key));
  await Promise.all(unwanted.map(({ name }) => rm(join(folder, name), { force: true })));
  return unwanted.length;
}

interface OldFile {
  name: string;
  key: string;
  isDraft: boolean;
}

async function findOld(folder: string, before: Date): Promise<{ old: OldFile[]; keys: Set<string> }> {
  const old: OldFile[] = [];
  const keys = new Set<string>();
  for (const name of (await readdir(folder).catch(nullIfMissing)) ?? []) {
    const { key, draft } = FILE.exec(name)?.groups ?? {};
    if (key === undefined) continue;
    keys.add(key);
    // It may have been removed, or renamed, since the folder was read.
    const file = await stat(join(folder, name)).catch(nullIfMissing);
    if (file !== null && file.mtime < before) old.push({ name, key, isDraft: draft !== undefined });
  }
  return { old, keys };
}
