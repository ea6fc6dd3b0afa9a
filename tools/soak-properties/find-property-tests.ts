import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @returns paths in `root` of the tests whose values fast-check draws */
export function findPropertyTests(root: string): string[] {
  return globSync('**/*.test.{ts,tsx}', { cwd: root, exclude: ['**/node_modules/**', '**/dist/**'] })
    .filter((file) => readFileSync(join(root, file), 'utf8').includes("from 'fast-check'"))
    .toSorted();
}
