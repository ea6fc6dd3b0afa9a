import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';

interface Manifest {
  name: string;
  version: string;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
  /** Of one of our packages that is installed: digest of the sources that it was made of. Packing writes it. */
  sourcesDigest?: string;
}

/** As Node looks for a package; null for one that is not there. */
export function findInstalled(from: string, name: string): string | null {
  for (let folder = realpathSync(from); ; folder = dirname(folder)) {
    const path = join(folder, 'node_modules', name);
    if (existsSync(path)) return realpathSync(path);
    if (folder === dirname(folder)) return null;
  }
}

/** @throws Error when this package's own dependency is not there */
export function installedPackage(name: string): string {
  const folder = findInstalled(import.meta.dirname, name);
  if (folder === null) throw new Error(`${name} is not installed, and @aic/build-kit needs it. Install it.`);
  return folder;
}

// Safe because neither npm nor pnpm installs a package without one.
export const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

/** @param packageDir folder of a package.json; every workspace and installed package has a version */
export const packageVersion = (packageDir: string): string => readManifest(packageDir).version;
