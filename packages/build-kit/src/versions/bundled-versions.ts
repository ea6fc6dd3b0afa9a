import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';

interface Manifest {
  version: string;
  dependencies?: Record<string, string>;
}

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
    for (const name of Object.keys(readManifest(folder).dependencies ?? {})) {
      const path = OURS.test(name) && !withOurs ? null : findInstalled(folder, name);
      if (path === null || seen.has(path)) continue;
      seen.add(path);
      if (!OURS.test(name)) found.add(`${name}@${readManifest(path).version}`);
      visit(path);
    }
  };
  // Sources that are no package bring nothing of their own.
  if (existsSync(join(packageDir, 'package.json'))) visit(packageDir);
  const bundler = join(import.meta.dirname, '../../node_modules/@rspack/core');
  return [...[...found].toSorted(), `bundler@${readManifest(bundler).version}`];
}

/** As Node looks for it; null for an optional one that is not there. */
function findInstalled(from: string, name: string): string | null {
  for (let folder = realpathSync(from); ; folder = dirname(folder)) {
    const path = join(folder, 'node_modules', name);
    if (existsSync(path)) return realpathSync(path);
    if (folder === dirname(folder)) return null;
  }
}

// Safe because neither npm nor pnpm installs a package without one.
const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
