import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolders } from './package-folders.mjs';

export interface WorkspacePackage {
  /** Its path from the root. */
  folder: string;
  name: string;
  /** Name of its Vitest project: the package's name without the scope. */
  project: string;
  /** Names of all packages that it imports, ours and others'. */
  dependencies: readonly string[];
}

interface Manifest {
  name: string;
  dependencies?: Readonly<Record<string, string>>;
  devDependencies?: Readonly<Record<string, string>>;
}

/** The packages of the workspace, by folder. */
export function readPackages(root: string): WorkspacePackage[] {
  return packageFolders(root).map((folder) => {
    // Safe because pnpm refuses to install a workspace with other manifests.
    const manifest = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest;
    const { name, dependencies = {}, devDependencies = {} } = manifest;
    return {
      folder,
      name,
      project: name.replace(/^@[^/]+\//, ''),
      dependencies: [...Object.keys(dependencies), ...Object.keys(devDependencies)],
    };
  });
}

/** The given folders and those of every package that depends on one of them, directly or through others. */
export function withDependents(
  packages: readonly WorkspacePackage[],
  folders: ReadonlySet<string>,
): ReadonlySet<string> {
  const names = new Set(packages.filter(({ folder }) => folders.has(folder)).map(({ name }) => name));
  const wider = new Set(folders);
  for (const { folder, dependencies } of packages) {
    if (dependencies.some((dependency) => names.has(dependency))) wider.add(folder);
  }
  return wider.size === folders.size ? wider : withDependents(packages, wider);
}
