import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Where packages are; `pnpm-workspace.yaml` names the same places. */
const PARENTS = ['.', 'packages', 'sandboxes'];

/**
 * Folders of the workspace's packages, as paths from the root. Plain JavaScript, because tools/boot.mjs reads it
 * before anything is installed.
 *
 * @param {string} root
 * @returns {string[]}
 */
export function packageFolders(root) {
  return PARENTS.filter((parent) => existsSync(join(root, parent)))
    .flatMap((parent) =>
      readdirSync(join(root, parent), { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && existsSync(join(root, parent, entry.name, 'package.json')))
        .map((entry) => (parent === '.' ? entry.name : `${parent}/${entry.name}`)),
    )
    .toSorted((a, b) => (a < b ? -1 : 1));
}
