import type { PlatformDeps } from '../../../platform/deps.ts';
import type { AddEntry } from '../../../platform/files/zip-stream.ts';
import { nullIfAbsent } from '../../../platform/storage/storage-errors.ts';
import { createZipNames } from './zip-names.ts';
import { findZipItems, type ZipItem } from './zip.repo.ts';

type ZipDeps = Pick<PlatformDeps, 'sql' | 'clock' | 'storage'>;

/** Items that are read at once: their recipes are in memory, their files are not. */
const BATCH = 50;

/** What a recipe leaves out: addresses and states mean nothing in a file that is kept. */
const LEFT_OUT = new Set(
  ['status', 'progress', 'queuePosition', 'error', 'refunded', 'creditsReturned', 'isCancelled'].concat([
    'isFavourite',
    'isPublished',
    'folderId',
    'removedAt',
    'response',
    'peaks',
    'thumbnails',
  ]),
);

/** Writes one file for each result, and `recipes.json` with how each was made. */
export async function writeLibraryZip(
  deps: ZipDeps,
  { userId, ids }: { userId: string; ids: readonly string[] },
  add: AddEntry,
): Promise<void> {
  const nameOf = createZipNames();
  const recipes: string[] = [];
  for (let start = 0; start < ids.length; start += BATCH) {
    for (const item of await findZipItems(deps.sql, userId, ids.slice(start, start + BATCH))) {
      const content = await contentOf(deps, item);
      if (content === null) continue;
      const file = nameOf(item);
      await add(file, content, {
        isCompressed: item.file === null,
        modifiedAt: new Date(item.createdAt),
      });
      recipes.push(JSON.stringify(recipeOf(item, file), null, 2));
    }
  }
  await add('recipes.json', lines(recipes), { isCompressed: true, modifiedAt: deps.clock.now() });
}

/** Null where there is none any more: it may be purged just now. */
async function contentOf({ storage }: ZipDeps, { file, text }: ZipItem) {
  if (file === null) return text === null ? null : one(text);
  const object = await storage.stat(file.key);
  return object && (await storage.read(file.key).catch(nullIfAbsent));
}

function recipeOf({ item }: ZipItem, file: string): object {
  const told = Object.entries(item).filter(([name]) => !LEFT_OUT.has(name) && !name.endsWith('Url'));
  return { file, ...Object.fromEntries(told) };
}

async function* one(text: string): AsyncGenerator<string> {
  yield text;
}

async function* lines(members: readonly string[]): AsyncGenerator<string> {
  let separator = '[\n';
  for (const member of members) {
    yield separator + member;
    separator = ',\n';
  }
  yield members.length === 0 ? '[]\n' : '\n]\n';
}
