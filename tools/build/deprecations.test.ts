import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEPRECATIONS } from '@aic/contract/deprecations';
import { findDeprecatedUses } from '@aic/remote';
import { rspack } from '@rspack/core';
import { expect, it, onTestFinished } from 'vitest';
import { buildFrontend, FRONTENDS, loadBuild } from './build.ts';

const root = join(import.meta.dirname, '../..');

/** What a tool shares with the page, as the preset takes it: none of it is bundled. */
const CONSUMED = Object.fromEntries(
  ['@aic/design-system', '@aic/design-system/studio'].map((request) => [request, { import: false as const }]),
);

/** A build of one module, minified as the preset minifies. */
async function buildOf(source: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'aic-deprecated-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'tool.js'), source);
  const compiler = rspack({
    mode: 'production',
    context: folder,
    entry: './tool.js',
    output: { path: folder, filename: 'main.js' },
    plugins: [new rspack.sharing.ConsumeSharedPlugin({ consumes: CONSUMED })],
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      const failure = error ?? (stats?.hasErrors() ? new Error(stats.toString('errors-only')) : null);
      compiler.close(() => (failure === null ? resolve() : reject(failure)));
    });
  });
  writeFileSync(join(folder, 'build-info.json'), JSON.stringify({ integrity: { 'main.js': '' } }));
  return folder;
}

const namesIn = async (folder: string): Promise<string[]> =>
  ((await findDeprecatedUses(folder)) ?? []).map(({ name, property }) => property ?? name);

it('are found in the scripts of a build that uses them, with file, end and what to use instead', async () => {
  const folder = await buildOf(`
    import { MenuIcon } from '@aic/design-system';
    import { RadioCards, StudioLayout } from '@aic/design-system/studio';
    console.log(MenuIcon, RadioCards, StudioLayout({ isComposerTall: true }));`);

  expect(await namesIn(folder)).toEqual(['RadioCards', 'isComposerTall', 'MenuIcon']);
  expect((await findDeprecatedUses(folder))?.[0]).toMatchObject({
    from: '@aic/design-system/studio',
    until: { date: '2027-11-29', release: '0.6.0' },
    instead: expect.stringContaining('SegmentedControl'),
    files: ['main.js'],
  });
});

it.each([
  [
    'other parts of the page',
    `import { StudioLayout } from '@aic/design-system/studio'; console.log(StudioLayout({}));`,
  ],
  ['a part of its own with the name', `console.log(globalThis.icons.MenuIcon, { isComposerTall: 1 });`],
  [
    'the part itself, which a build of the stock plugin brings in case that the page has none',
    `import * as studio from '@aic/design-system/studio';
     export const StudioLayout = ({ isComposerTall = false, ...rest }) => console.log(isComposerTall, rest);
     console.log(studio.StudioLayout({}), StudioLayout);`,
  ],
  [
    'a longer name',
    `import * as all from '@aic/design-system'; console.log(all.MenuIconSmall, all.NoMenuIcon, 'MenuIcon');`,
  ],
])('are not found in a build with %s', async (_what, source) => {
  expect(await namesIn(await buildOf(source))).toEqual([]);
});

it('are not said of a build with Vite, whose plugin reads all that is shared', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'aic-deprecated-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  // As its version 1.23 writes it.
  const file = '_virtual_mf___mfe_internal__lamp__loadShare__shared-32da2y3c.js';
  writeFileSync(
    join(folder, file),
    'load("@aic/design-system/studio",e=>{v=e.RadioCards,f=e.StudioLayout});',
  );
  writeFileSync(join(folder, 'build-info.json'), JSON.stringify({ integrity: { [file]: '' } }));

  expect(await findDeprecatedUses(folder)).toBeNull();
});

it('are used by no tool of this workspace', async () => {
  for (const folder of FRONTENDS.filter((one) => one !== 'shell')) {
    const { outputDir } = await buildFrontend(await loadBuild(root, folder));
    expect([folder, await findDeprecatedUses(outputDir)]).toEqual([folder, []]);
  }
}, 120_000);

/** `** @deprecated words *\/ name`: of a function, an export under another name, a property or a member. */
const MARK = /@deprecated ([^*]+?)\s*\*\/\s*(?:export (?:function|const) )?(?:readonly )?(?:\w+ as )?(\w+)/g;

it('are marked at their sources for editors, in the same words, and nothing else is', async () => {
  const marks: string[] = [];
  for (const folder of ['design-system/src', 'packages/sdk/src']) {
    for (const file of await readdir(join(root, folder), { recursive: true })) {
      if (!/\.tsx?$/.test(file)) continue;
      const source = readFileSync(join(root, folder, file), 'utf8');
      const found = [...source.matchAll(MARK)].map(([, words, name]) => `${name}: ${words}`);
      // A mark that the pattern does not read would be compared with nothing.
      expect([file, found.length]).toEqual([file, source.split(/@deprecated\b/).length - 1]);
      marks.push(...found);
    }
  }

  expect(marks.toSorted()).toEqual(
    DEPRECATIONS.map(({ name, property, instead }) => `${property ?? name}: ${instead}`).toSorted(),
  );
});
