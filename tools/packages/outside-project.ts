import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, symlinkSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { PUBLISHED } from './published.ts';

/**
 * Lays out a project as npm does that installs the packages: ours as they were packed, and whatever they and a tool's
 * tests need, which this workspace has.
 * @param packed folder of the packages' folders @param into an empty folder
 */
export function layOutProject(root: string, packed: string, into: string): void {
  const modules = join(into, 'node_modules');
  for (const { folder } of PUBLISHED) {
    const from = join(packed, basename(folder));
    cpSync(from, join(modules, nameOf(from)), { recursive: true });
    for (const name of installedIn(join(root, folder, 'node_modules'))) {
      const link = join(modules, name);
      if (existsSync(link)) continue;
      mkdirSync(dirname(link), { recursive: true });
      symlinkSync(realpathSync(join(root, folder, 'node_modules', name)), link, 'junction');
    }
  }
}

// Safe because packing has written it.
const nameOf = (folder: string): string =>
  (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { name: string }).name;

/** Names of others' packages in a folder `node_modules`. */
const installedIn = (modules: string): string[] =>
  readdirSync(modules)
    .filter((name) => !name.startsWith('.') && name !== '@aic')
    .flatMap((name) =>
      name.startsWith('@') ? readdirSync(join(modules, name)).map((part) => `${name}/${part}`) : [name],
    );
