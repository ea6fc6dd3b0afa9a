import { posix } from 'node:path';
import type { Repository } from '../references/repository.ts';

const FILES_MAX = 15;
/** A baseline is written for each sheet of stories, as a snapshot is. */
const TEST_FILE = /\.(test|spec|stories|guide)\.tsx?$|\/baselines\/.+\.png$/;

/** Folders that may hold more, with the reason. */
const EXCEPTIONS: ReadonlyArray<readonly [folder: string, reason: string]> = [
  ['api/migrations', 'one file for each change of the tables, in their order'],
  ['docs/adr', 'one file for each decision'],
];

/** @returns one line for each folder with more than fifteen files besides tests */
export function fullFolders(repository: Repository): string[] {
  const counts = new Map<string, number>();
  for (const file of repository.files.filter((path) => !TEST_FILE.test(path))) {
    const folder = posix.dirname(file);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .filter(
      ([folder, count]) =>
        count > FILES_MAX && folder !== '.' && !EXCEPTIONS.some(([name]) => name === folder),
    )
    .map(
      ([folder, count]) =>
        `${folder} has ${count} files besides tests; ${FILES_MAX} are the most: give them rooms`,
    );
}
