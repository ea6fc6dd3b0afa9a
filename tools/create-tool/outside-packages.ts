import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { SHELL_CONTRACT } from '@aic/sdk/version';
import { readCatalog } from '../packages/catalog.ts';

/** Address of a registry; or a folder with tarballs of our packages (`npm run packages`), and their names in it. */
export type PackageSource = { registry: string } | { folder: string; tarballs: readonly string[] };

type Ranges = Readonly<Record<string, string>>;

const SUFFIX = `-${SHELL_CONTRACT}.tgz`;
/** Of the tarballs in the new repository. */
const KEPT = 'packages';
/** The packages that others of ours ask for: no registry has them, and npm takes what the project itself names. */
const ALSO_NAMED = ['@aic/contract'];

/** @param root where a folder is looked for. @throws Error when it holds no tarballs of this version */
export function packageSource(text: string, root: string): PackageSource {
  if (/^https?:/.test(text)) return { registry: text };
  const folder = resolve(root, text);
  const tarballs = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith(SUFFIX)) : [];
  if (tarballs.length > 0) return { folder, tarballs };
  throw new Error(`${folder} has no tarballs of ${SHELL_CONTRACT}: npm run packages -- --to ${folder}`);
}

/**
 * Says in a new repository's package.json which versions it takes: ours of this contract or a later minor one, and of
 * others those that this workspace is tested with. Tarballs are copied into the repository, so that it stands alone.
 * @param source undefined: npm is told elsewhere where our packages are
 * @returns the files that were written besides
 */
export function namePackages(root: string, repository: string, source: PackageSource | undefined): string[] {
  const tarballs = source !== undefined && 'tarballs' in source ? source.tarballs : [];
  const ours = Object.fromEntries(tarballs.map((file) => [nameOf(file), `file:${KEPT}/${file}`]));
  const catalog = readCatalog(root);
  const ranges = (named: Ranges): Ranges =>
    Object.fromEntries(
      Object.entries(named)
        .map(([name, range]): [string, string] => [
          name,
          range === 'catalog:' ? (catalog[name] ?? '') : (ours[name] ?? `^${SHELL_CONTRACT}`),
        ])
        .toSorted(([a], [b]) => (a < b ? -1 : 1)),
    );
  const manifest = join(repository, 'package.json');
  // Safe because it is our own template.
  const { dependencies, devDependencies, ...rest } = JSON.parse(readFileSync(manifest, 'utf8')) as Record<
    'dependencies' | 'devDependencies',
    Ranges
  >;
  const also = tarballs.length === 0 ? [] : ALSO_NAMED.map((name) => [name, 'workspace:*']);
  const completed = {
    ...rest,
    dependencies: ranges(dependencies),
    devDependencies: ranges({ ...devDependencies, ...Object.fromEntries(also) }),
  };
  writeFileSync(manifest, `${JSON.stringify(completed, null, 2)}\n`);
  return source === undefined ? [] : writeSource(repository, source);
}

function writeSource(repository: string, source: PackageSource): string[] {
  if ('registry' in source) {
    writeFileSync(join(repository, '.npmrc'), `@aic:registry=${source.registry}\n`);
    return ['.npmrc'];
  }
  mkdirSync(join(repository, KEPT));
  return source.tarballs.map((file) => {
    copyFileSync(join(source.folder, file), join(repository, KEPT, file));
    return `${KEPT}/${file}`;
  });
}

/** As npm names tarballs: `aic-build-kit-1.11.0.tgz` is `@aic/build-kit`. */
const nameOf = (file: string): string => `@${file.slice(0, -SUFFIX.length).replace('-', '/')}`;
