import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { promisify } from 'node:util';
import { entriesOf, type SourceManifest } from './manifest.ts';
import type { PublishedPackage } from './published.ts';

const run = promisify(execFile);

interface Compiled extends PublishedPackage {
  manifest: SourceManifest;
}

/**
 * Compiles what can be reached from the entries and commands of all packages in one go, file by file: a module becomes
 * a `.js` and a `.d.ts` at the same path in `into`. Their types are verify's to check.
 * @throws Error with the compiler's words
 */
export async function compilePackages(
  root: string,
  packages: readonly Compiled[],
  into: string,
): Promise<void> {
  const inRoot = (path: string): string => join(root, path);
  const entries = packages.flatMap(({ folder, manifest, kept }) =>
    entriesOf(manifest, kept)
      .filter(([, path]) => /\.tsx?$/.test(path))
      .map(([name, path]) => [posix.join(manifest.name, name), inRoot(join(folder, path))] as const),
  );
  const config = {
    extends: inRoot('tsconfig.base.json'),
    compilerOptions: {
      module: 'ESNext',
      moduleResolution: 'Bundler',
      // As browsers get it of our own builds.
      target: 'ES2022',
      lib: ['ES2024', 'DOM', 'DOM.Iterable'],
      jsx: 'react-jsx',
      types: ['node'],
      typeRoots: [inRoot('packages/build-kit/node_modules/@types')],
      noCheck: true,
      noEmit: false,
      declaration: true,
      allowImportingTsExtensions: false,
      rewriteRelativeImportExtensions: true,
      rootDir: root,
      outDir: into,
      // What it finds among installed packages first it takes for somebody else's, and does not write.
      paths: Object.fromEntries(entries.map(([name, path]) => [name, [path]])),
    },
    files: [
      ...entries.map(([, path]) => path),
      ...packages.flatMap(({ folder, manifest: { bin = {} } }) =>
        Object.values(bin).map((path) => inRoot(join(folder, path))),
      ),
    ],
    include: packages.flatMap(({ folder, byPath = [] }) => byPath.map((path) => inRoot(join(folder, path)))),
    exclude: [inRoot('**/*.test.*')],
  };
  const file = join(into, 'tsconfig.json');
  await writeFile(file, JSON.stringify(config));
  try {
    await run('tsc', ['-p', file, '--pretty', 'false', '--singleThreaded'], {
      shell: process.platform === 'win32',
    });
  } catch (error) {
    // Safe because the compiler says on its standard output what it has against something.
    throw new Error(`The packages could not be compiled:\n${(error as { stdout?: string }).stdout}`, {
      cause: error,
    });
  }
}
