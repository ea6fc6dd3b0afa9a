/** A package.json of the workspace: its entries are sources. */
export interface SourceManifest {
  name: string;
  description: string;
  license: string;
  sideEffects?: boolean | readonly string[];
  engines?: Readonly<Record<string, string>>;
  /** Commands: their sources. */
  bin?: Readonly<Record<string, string>>;
  exports: Readonly<Record<string, string>>;
  dependencies?: Ranges;
  peerDependencies?: Ranges;
  peerDependenciesMeta?: Readonly<Record<string, { optional: boolean }>>;
}

type Ranges = Readonly<Record<string, string>>;

interface PackedOptions {
  /** Of all of our packages. */
  version: string;
  /** Versions by name: what `catalog:` stands for. */
  catalog: Ranges;
  /** Entries that only the workspace has. */
  kept?: readonly string[];
  /** Entries that packing makes: their files. */
  made: Readonly<Record<string, string>>;
  /** Names of the packages that the packed files import. */
  imported: ReadonlySet<string>;
  /** Digest of the sources that it is made of. */
  sourcesDigest: string;
}

/** @returns an entry's name and its source, such as `./tabs` and `./src/tabs.ts` */
export const entriesOf = (
  { exports }: Pick<SourceManifest, 'exports'>,
  kept: readonly string[] = [],
): Array<[name: string, path: string]> => Object.entries(exports).filter(([name]) => !kept.includes(name));

/**
 * The package.json of a tarball. Its entries are compiled files, its dependencies are the versions that it was tested
 * with, and of its peers whoever installs it chooses the minor version.
 * @throws Error when a file imports what the package does not name
 */
export function packedManifest(manifest: SourceManifest, options: PackedOptions): object {
  const { version, catalog, kept, made, imported, sourcesDigest } = options;
  const { bin, dependencies = {}, peerDependencies = {}, peerDependenciesMeta } = manifest;
  const unnamed = [...imported].filter((name) => !(name in dependencies) && !(name in peerDependencies));
  if (unnamed.length > 0) {
    throw new Error(`${manifest.name} imports ${unnamed.join(', ')} and does not name it. Add it there.`);
  }
  const rangesOf = (ranges: Ranges, prefix: string): Ranges =>
    Object.fromEntries(
      Object.entries(ranges).map(([name, range]) => [
        name,
        range.startsWith('workspace:') ? version : `${prefix}${catalog[name]}`,
      ]),
    );
  return {
    name: manifest.name,
    version,
    description: manifest.description,
    license: manifest.license,
    type: 'module',
    sideEffects: manifest.sideEffects,
    engines: manifest.engines,
    files: ['dist'],
    bin: bin && Object.fromEntries(Object.entries(bin).map(([name, path]) => [name, packedBin(path)])),
    exports: {
      ...Object.fromEntries(
        entriesOf(manifest, kept).map(([name, path]) => [name, packedEntry(packedPath(path))]),
      ),
      ...Object.fromEntries(Object.entries(made).map(([name, path]) => [name, packedEntry(path)])),
      './package.json': './package.json',
    },
    dependencies: rangesOf(
      Object.fromEntries(Object.entries(dependencies).filter(([name]) => imported.has(name))),
      '',
    ),
    peerDependencies: rangesOf(peerDependencies, '^'),
    peerDependenciesMeta,
    sourcesDigest,
  };
}

/** `./src/tabs.ts` is packed as `./dist/tabs.js`. */
const packedPath = (path: string): string => path.replace(/^\.\/src\//, './dist/').replace(/\.tsx?$/, '.js');

/** npm takes a command's path without the `./`, and warns of any other. */
const packedBin = (path: string): string => packedPath(path).replace('./', '');

/** A style sheet has types, too: without a bundler's own the compiler knows none of it. */
const packedEntry = (path: string): object => ({ types: `${path.replace(/\.js$/, '')}.d.ts`, default: path });
