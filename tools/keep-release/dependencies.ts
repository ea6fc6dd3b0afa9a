import { existsSync, mkdirSync, readFileSync, realpathSync, symlinkSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Of our own packages, which are kept themselves. */
const OURS = /^@aic\//;

/** The versions of all packages that these packages of the workspace run with. */
export function installedVersions(root: string, packages: readonly string[]): Record<string, string> {
  const versions = packages.flatMap((folder) =>
    dependenciesOf(join(root, folder))
      .filter((name) => !OURS.test(name))
      .map((name) => [name, versionOf(join(root, folder, 'node_modules', name)) ?? ''] as const),
  );
  return Object.fromEntries(versions.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

interface LinkOptions {
  /** Of this workspace. */
  root: string;
  /** Where the kept packages are, side by side. */
  into: string;
  packages: readonly string[];
  /** Of the manifest. */
  versions: Readonly<Record<string, string>>;
}

/**
 * Lets kept packages find each other, and this workspace's packages in the place of those that they ran with.
 * @throws Error when one is gone, or its major version is another: then the kept sources need not run with it
 */
export function linkDependencies({ root, into, packages, versions }: LinkOptions): void {
  for (const folder of packages) {
    for (const name of dependenciesOf(join(into, folder))) {
      const target = OURS.test(name)
        ? join(into, folderOf(name, packages))
        : findInstalled(root, folder, name, versions[name] ?? '');
      const link = join(into, folder, 'node_modules', name);
      mkdirSync(dirname(link), { recursive: true });
      symlinkSync(target, link, 'junction');
    }
  }
}

/** A package's folder has the package's name, without our scope. */
function folderOf(name: string, packages: readonly string[]): string {
  const folder = packages.find((path) => basename(path) === name.replace(OURS, ''));
  if (folder === undefined) throw new Error(`${name} is not among the kept packages.`);
  return folder;
}

/** The package itself comes first; e2e may have an older one installed for the kept release alone. */
function findInstalled(root: string, folder: string, name: string, wanted: string): string {
  const candidates = [folder, 'e2e'].map((owner) => join(root, owner, 'node_modules', name));
  const found = candidates.find((path) => majorOf(versionOf(path) ?? '') === majorOf(wanted));
  if (found !== undefined) return realpathSync(found);
  throw new Error(
    `The kept gateway runs with ${name} ${wanted}; this workspace has ${candidates.map(versionOf).find((version) => version !== null) ?? 'none'}. ` +
      'Until the next release is kept, install the old one in e2e (and name it in ignoreDependencies of knip.jsonc).',
  );
}

function dependenciesOf(folder: string): string[] {
  // Safe because pnpm refuses to install a workspace with other manifests.
  const { dependencies = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    dependencies?: Record<string, string>;
  };
  return Object.keys(dependencies);
}

function versionOf(folder: string): string | null {
  const file = join(folder, 'package.json');
  if (!existsSync(file)) return null;
  // Safe because every package on a registry has a version.
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

/** What a caret keeps: before 1.0.0 the minor version may break things, too. */
function majorOf(version: string): string {
  const [major = '', minor = ''] = version.split('.');
  return major === '0' ? `0.${minor}` : major;
}
