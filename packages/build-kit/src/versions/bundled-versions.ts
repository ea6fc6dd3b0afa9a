import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findInstalled, installedPackage, packageVersion, readManifest } from './installed-package.ts';

const OURS = /^@aic\//;

/**
 * The versions of the libraries that a bundle of this package can have in it: of its dependencies, of theirs, and of
 * the bundler. The same sources with another of them are another build.
 *
 * @param options.withOurs also what packages of the workspace depend on: of a bundle that they are part of
 * @returns `name@version`, sorted
 */
export function bundledVersions(packageDir: string, { withOurs }: { withOurs: boolean }): string[] {
  const found = new Set<string>();
  const seen = new Set<string>();
  const visit = (folder: string): void => {
    for (const name of namesOf(folder)) {
      const path = OURS.test(name) && !withOurs ? null : findInstalled(folder, name);
      if (path === null || seen.has(path)) continue;
      seen.add(path);
      if (!OURS.test(name)) found.add(`${name}@${packageVersion(path)}`);
      visit(path);
    }
  };
  // Sources that are no package bring nothing of their own.
  if (existsSync(join(packageDir, 'package.json'))) visit(packageDir);
  return [...[...found].toSorted(), `bundler@${packageVersion(installedPackage('@rspack/core'))}`];
}

/** What our packages ask of who installs them is bundled with them, too; what may be missing is for tests. */
function namesOf(folder: string): string[] {
  const { name, dependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} } = readManifest(folder);
  const peers = Object.keys(peerDependencies).filter((peer) => peerDependenciesMeta[peer]?.optional !== true);
  return [...Object.keys(dependencies), ...(OURS.test(name) ? peers : [])];
}
