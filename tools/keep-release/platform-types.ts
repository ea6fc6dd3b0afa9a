import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { extractArchive } from './archive.ts';
import { PLATFORM_PACKAGES } from './keep-release.ts';
import { KEPT_RELEASE_FOLDER, readManifest } from './manifest.ts';

/**
 * What tools take from the shell: their name in the check, and their file
 * (packages/build-kit/src/versions/platform-set.ts).
 */
const SHARED: ReadonlyArray<readonly [name: string, file: string]> = [
  ['sdk', 'packages/sdk/src/index.ts'],
  ...['index', 'studio', 'overlays', 'tabs', 'media', 'billing', 'gallery', 'crop'].map(
    (entry) => [`designSystem_${entry}`, `design-system/src/${entry}.ts`] as const,
  ),
];
const PACKAGES = [...PLATFORM_PACKAGES, 'packages/contract'];

export interface PlatformMisfits {
  /** What tools of the release before were compiled with, and this workspace's shell does not give them as it was. */
  toolsBefore: string[];
  /** What tools of this workspace may take, and the shell of the release before does not have so. */
  toolsNow: string[];
}

/**
 * Lets the compiler put what one release's shell shares with tools in the place of what the other's tools were
 * compiled with, in both directions: a member that is gone, a parameter that is new, a type that is another.
 * @param into an empty folder
 * @returns the compiler's words
 */
export async function platformMisfits(root: string, into: string): Promise<PlatformMisfits> {
  const kept = join(root, KEPT_RELEASE_FOLDER);
  const manifest = readManifest(kept);
  if (manifest === null) throw new Error('No release is kept. "npm run keep:release" keeps one.');
  await extractArchive(kept, manifest.platform, into);
  await extractArchive(kept, manifest.gateway, into);
  for (const folder of PACKAGES) linkForTypes(root, into, folder);

  writeFileSync(join(into, 'tools-before.ts'), checkText({ given: root, wanted: '.' }));
  writeFileSync(join(into, 'tools-now.ts'), checkText({ given: '.', wanted: root }));
  const compilerOptions = {
    module: 'ESNext',
    moduleResolution: 'Bundler',
    jsx: 'react-jsx',
    lib: ['ES2024', 'DOM', 'DOM.Iterable'],
    types: ['node'],
    typeRoots: [join(root, 'packages/sdk/node_modules/@types')],
  };
  writeFileSync(
    join(into, 'tsconfig.json'),
    JSON.stringify({ extends: join(root, 'tsconfig.base.json'), compilerOptions, include: ['*.ts'] }),
  );
  // In several threads the compiler takes twice the work for a check of this size.
  const { stdout, stderr, error } = spawnSync('tsc', ['-p', '.', '--pretty', 'false', '--singleThreaded'], {
    cwd: into,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (error !== undefined) throw error;
  const texts = `${stdout}${stderr}`.split(/\n(?=\S)/);
  const refusal = texts.find((text) => text.startsWith('error '));
  if (refusal !== undefined) throw new Error(`The compiler has checked nothing: ${refusal}`);
  // Errors inside of the kept sources are of newer types of packages, and no tool was compiled with those.
  return {
    toolsBefore: texts.filter((text) => text.startsWith('tools-before.ts')),
    toolsNow: texts.filter((text) => text.startsWith('tools-now.ts')),
  };
}

/** What a constant is, such as a price or a word, may differ: it is the shell's own. */
const LOOSE = `
type Loose<T> = T extends ((...args: never[]) => unknown) | (abstract new (...args: never[]) => unknown) ? T
  : T extends string ? string : T extends number ? number : T extends boolean ? boolean
  : T extends readonly (infer Member)[] ? readonly Loose<Member>[]
  : T extends object ? { [Key in keyof T]: Loose<T[Key]> } : T;`;

function checkText({ given, wanted }: { given: string; wanted: string }): string {
  const lines = SHARED.flatMap(([name, file]) => [
    `import type * as ${name}Given from ${JSON.stringify(`${given}/${file}`)};`,
    `import type * as ${name}Wanted from ${JSON.stringify(`${wanted}/${file}`)};`,
    `export const ${name} = (given: Loose<typeof ${name}Given>): Loose<typeof ${name}Wanted> => given;`,
  ]);
  const shell = 'export const shell = (given: sdkGiven.ShellApi): sdkWanted.ShellApi => given;';
  return [...lines, shell, LOOSE].join('\n');
}

/** Kept packages find each other, and whatever this workspace has of the rest: nothing of it runs. */
function linkForTypes(root: string, into: string, folder: string): void {
  const installed = join(root, folder, 'node_modules');
  const names = readdirSync(installed)
    .filter((name) => !name.startsWith('.') && name !== '@aic')
    .flatMap((name) =>
      name.startsWith('@') ? readdirSync(join(installed, name)).map((part) => `${name}/${part}`) : [name],
    );
  const targets = [
    ...names.map((name) => [name, join(installed, name)] as const),
    ...PACKAGES.map((path) => [`@aic/${basename(path)}`, join(into, path)] as const),
  ];
  for (const [name, target] of targets) {
    const link = join(into, folder, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(target, link, 'junction');
  }
}
