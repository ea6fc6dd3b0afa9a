import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  symlinkSync,
} from 'node:fs';
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
    const { name: own, bin = {} } = manifestOf(from);
    cpSync(from, join(modules, own), { recursive: true });
    for (const [command, path] of Object.entries(bin)) {
      linkCommand(modules, command, join(modules, own, path));
    }
    for (const name of installedIn(join(root, folder, 'node_modules'))) {
      const link = join(modules, name);
      if (existsSync(link)) continue;
      mkdirSync(dirname(link), { recursive: true });
      symlinkSync(realpathSync(join(root, folder, 'node_modules', name)), link, 'junction');
    }
  }
}

const manifestOf = (folder: string): { name: string; bin?: Record<string, string> } =>
  // Safe because packing has written it.
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { name: string };

function linkCommand(modules: string, command: string, file: string): void {
  mkdirSync(join(modules, '.bin'), { recursive: true });
  chmodSync(file, 0o755);
  symlinkSync(file, join(modules, '.bin', command));
}

/** Names of others' packages in a folder `node_modules`. */
const installedIn = (modules: string): string[] =>
  readdirSync(modules)
    .filter((name) => !name.startsWith('.') && name !== '@aic')
    .flatMap((name) =>
      name.startsWith('@') ? readdirSync(join(modules, name)).map((part) => `${name}/${part}`) : [name],
    );
