import { globSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { packageFolders } from '../workspace/package-folders.mjs';

const ROOT = join(import.meta.dirname, '../..');
/** Packages and folders of which a machine that only runs the product uses nothing. */
const FOR_DEVELOPING = new Set(['e2e', 'bench']);
const TOOLS_TO_RUN = [
  'build',
  'start',
  'serve',
  'migrate',
  'remote',
  'stripe-setup',
  'storage-copy',
  'workspace',
];
const TEST_FILE = /\.(?:test|stories)\.tsx?$|(?:^|\/)(?:testing|test|patterns)\/|vitest\.config/;
/** The build puts the tool in its place (packages/build-kit/src/prerender/prerender-config.ts). */
const ALIAS = 'aic-tool';
/** Types are gone before anything runs. */
const IMPORT =
  /^(?:import|export)\s+(?!type\b)(?:[^;'"]*?\sfrom\s+)?'([^'.][^']*)'|\bimport\('([^'.][^']*)'\)/gm;

const nameOf = (specifier: string): string =>
  specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');

/** What the package's files import that `npm start` does not install for it. */
function missingIn(folder: string): string[] {
  // Safe because pnpm refuses to install a workspace with other manifests.
  const {
    name,
    dependencies = {},
    // pnpm installs these with them, but for those that may be missing.
    peerDependencies = {},
    peerDependenciesMeta = {},
  } = JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8')) as {
    name: string;
    dependencies?: Readonly<Record<string, string>>;
    peerDependencies?: Readonly<Record<string, string>>;
    peerDependenciesMeta?: Readonly<Record<string, { optional: boolean }>>;
  };
  const isInstalled = (used: string): boolean =>
    used in dependencies || (used in peerDependencies && peerDependenciesMeta[used]?.optional !== true);
  const roots = folder === 'tools' ? `{${TOOLS_TO_RUN.join(',')}}/**/` : '{src/**/,}';
  return globSync(`${roots}*.{ts,tsx}`, { cwd: join(ROOT, folder) })
    .filter((file) => !TEST_FILE.test(file))
    .flatMap((file) => {
      const text = readFileSync(join(ROOT, folder, file), 'utf8');
      return [...text.matchAll(IMPORT)]
        .map(([, always, asked]) => nameOf(always ?? asked ?? ''))
        .filter((used) => !isBuiltin(used) && ![name, ALIAS].includes(used) && !isInstalled(used))
        .map((used) => `${folder}/${file}: ${used}`);
    });
}

it('what runs imports nothing that stands among the development dependencies, which `npm start` does not install', () => {
  const folders = packageFolders(ROOT).filter((folder) => !FOR_DEVELOPING.has(folder));

  expect(folders.flatMap(missingIn)).toEqual([]);
});
