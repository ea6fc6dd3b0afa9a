import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { entriesOf, type SourceManifest } from './manifest.ts';
import type { PublishedPackage } from './published.ts';
import { importedModules, importedPackages, rewriteDeclaration, rewriteModule } from './rewrite.ts';

/** Types of a style sheet. */
export const NO_EXPORTS = 'export {};\n';

interface WriteOptions extends PublishedPackage {
  root: string;
  manifest: SourceManifest;
  /** Where the compiler has written all packages. */
  compiled: string;
  dist: string;
}

/**
 * Writes a package's modules, declarations and style sheets. @returns names of the packages that they import
 * @throws Error when a module imports one that is not there, of which the compiler says nothing without checks
 */
export async function writeModules(options: WriteOptions): Promise<ReadonlySet<string>> {
  const { root, folder, manifest, kept, compiled, dist } = options;
  const imported = new Set<string>();
  const needed = new Map<string, string>();
  const write = async (path: string, text: string): Promise<void> => {
    for (const name of importedPackages(text)) if (name !== manifest.name) imported.add(name);
    for (const module of importedModules(text)) needed.set(join(dirname(path), module), path);
    await mkdir(dirname(join(dist, path)), { recursive: true });
    await writeFile(join(dist, path), text);
  };

  const from = join(compiled, folder, 'src');
  for (const path of await readdir(from, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(?:js|d\.ts)$/.test(path)) continue;
    const text = await readFile(join(from, path), 'utf8');
    if (path.endsWith('.d.ts')) await write(path, rewriteDeclaration(text));
    else await write(path, rewriteModule(text, sourceOf(options, path), options.marksClientParts === true));
  }
  for (const [name, path] of entriesOf(manifest, kept)) {
    if (!name.endsWith('.css')) continue;
    await write(path.replace('./src/', ''), await readFile(join(root, folder, path), 'utf8'));
    await write(`${path.replace('./src/', '')}.d.ts`, NO_EXPORTS);
  }
  for (const [path, by] of needed) {
    if (existsSync(join(dist, path))) continue;
    throw new Error(`${manifest.name}: ${by} imports ${path}, which was not written.`);
  }
  return imported;
}

/** From the workspace, with its own extension. */
function sourceOf({ root, folder }: Pick<WriteOptions, 'root' | 'folder'>, path: string): string {
  const module = `${folder}/src/${path.replaceAll(sep, '/').replace(/js$/, '')}`;
  return existsSync(join(root, `${module}tsx`)) ? `${module}tsx` : `${module}ts`;
}
