import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { inspectBuild } from '@aic/api/remotes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildFrontend, loadBuild } from '../build/build.ts';
import { parseNewTool } from './new-tool.ts';
import { writeTool } from './write-tool.ts';

const workspace = join(import.meta.dirname, '../..');
let root = '';

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'aic-create-tool-'));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('the name of a new tool', () => {
  it('gives folder and label, unless the label is given', () => {
    expect(parseNewTool(['photo-book'], root)).toEqual({
      name: 'photo-book',
      label: 'Photo book',
      folder: 'mf-photo-book',
    });
    expect(parseNewTool(['demo', '--label', 'Q&A'], root)).toMatchObject({ name: 'demo', label: 'Q&A' });
  });

  it.each([
    [['--label', 'Demo'], 'Name one tool'],
    [['a', 'b'], 'Name one tool'],
    [['Demo'], 'is no name'],
    [['../demo'], 'is no name'],
    [['text'], 'is taken'],
    [['pricing'], 'is taken'],
    [['api'], 'is taken'],
    [['demo', '--label', '<b>'], 'is no label'],
    [['a-name-with-many-letters-in'], 'is no label'],
  ])('is refused for %j', (argv, message) => {
    expect(() => parseNewTool(argv, workspace)).toThrow(message);
  });

  it.each([[[]], [['--help']], [['demo', '--help']]])(
    'is not made up for %j, which asks what can be done',
    (argv) => {
      expect(parseNewTool(argv, root)).toBeNull();
    },
  );

  it('is refused where the folder exists, so that no developer loses their work', () => {
    mkdirSync(join(root, 'mf-mine'));

    expect(() => parseNewTool(['mine'], root)).toThrow('mf-mine exists already');
  });
});

/** As an install would leave it, with what is installed already. */
function linkDependencies(folder: string): void {
  // Safe because the test has just written it.
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync(join(root, folder, 'package.json'), 'utf8'),
  ) as Record<'dependencies' | 'devDependencies', Record<string, string>>;
  for (const name of [...Object.keys(dependencies), ...Object.keys(devDependencies)]) {
    const owner = name.startsWith('@storybook/') ? 'design-system' : 'mf-text';
    const link = join(root, folder, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(realpathSync(join(workspace, owner, 'node_modules', name)), link);
  }
}

it("makes a package that has the house's types, builds, and is taken by the registry", async () => {
  const tool = parseNewTool(['photo-book', '--label', "Ada's book"], root);
  if (tool === null) throw new Error('a name is a tool');
  cpSync(join(workspace, 'tsconfig.base.json'), join(root, 'tsconfig.base.json'));

  const files = writeTool(root, tool);
  linkDependencies(tool.folder);

  expect(files).toContain('mf-photo-book/src/features/photo-book/photo-book-page.test.tsx');
  for (const file of files) expect(readFileSync(join(root, file), 'utf8')).not.toMatch(/\{\{|__name__/);
  const tsc = join(workspace, 'node_modules/.bin/tsc');
  const checked = spawnSync(tsc, ['--noEmit', '-p', tool.folder], { cwd: root, encoding: 'utf8' });
  expect(checked.stdout + checked.stderr).toBe('');
  const { outputDir } = await buildFrontend(await loadBuild(root, tool.folder));
  await expect(inspectBuild(outputDir)).resolves.toMatchObject({
    name: 'photo-book',
    label: "Ada's book",
    routes: ['/photo-book'],
    isInNavigation: true,
  });
}, 120_000);
