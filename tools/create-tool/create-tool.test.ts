import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { inspectBuild } from '@aic/api/remotes';
import { catalogProblems } from '@aic/build-kit/messages';
import { parseCommand } from '@aic/remote';
import { SHELL_CONTRACT } from '@aic/sdk/version';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildFrontend, FRONTENDS, loadBuild } from '../build/build.ts';
import { parseArguments as parseDev } from '../dev/parse-arguments.ts';
import { readCatalog } from '../packages/catalog.ts';
import { parseArguments as parseTest } from '../test/parse-arguments.ts';
import { planChanged } from '../test/plan-changed.ts';
import { parseNewTool } from './new-tool.ts';
import { namePackages, packageSource } from './outside-packages.ts';
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
      folder: join(root, 'mf-photo-book'),
      isOutside: false,
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
    mkdirSync(join(root, 'mf-mine/src'), { recursive: true });

    expect(() => parseNewTool(['mine'], root)).toThrow('mf-mine exists already');
  });
});

describe('a repository of its own', () => {
  it('is written where nothing is, besides what git keeps', () => {
    const argv = ['demo', '--outside', 'elsewhere'];
    mkdirSync(join(root, 'elsewhere/.git'), { recursive: true });

    expect(parseNewTool(argv, root)).toMatchObject({ folder: join(root, 'elsewhere'), isOutside: true });
    mkdirSync(join(root, 'elsewhere/src'));
    expect(() => parseNewTool(argv, root)).toThrow('elsewhere exists already');
  });

  it('is refused without a place, and with a folder that has no packages', () => {
    expect(() => parseNewTool(['demo', '--packages', 'https://npm.example.com'], root)).toThrow('goes with');
    expect(() => packageSource('nothing', root)).toThrow('has no tarballs of');
  });

  it("takes ours from a registry, of this contract or a later minor one, and others' as they are tested here", () => {
    const tool = parseNewTool(
      ['demo', '--outside', 'outside', '--packages', 'https://npm.example.com'],
      root,
    );
    if (tool === null) throw new Error('a name is a tool');

    writeTool(tool.folder, tool, 'outside');
    namePackages(workspace, tool.folder, packageSource(tool.packages ?? '', root));

    const text = readFileSync(join(tool.folder, 'package.json'), 'utf8');
    expect(JSON.parse(text)).toMatchObject({
      name: 'demo',
      dependencies: { '@aic/sdk': `^${SHELL_CONTRACT}` },
      devDependencies: { vitest: readCatalog(workspace)['vitest'] },
    });
    expect(text).not.toMatch(/workspace:|catalog:|pnpm|file:/);
    expect(readFileSync(join(tool.folder, '.npmrc'), 'utf8')).toBe('@aic:registry=https://npm.example.com\n');
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

/** Commands of the guide's code blocks, as a shell would hand them on: `remote` with `['release', 'demo']`. */
function commandsOfGuide(): Array<{ script: string; argv: string[] }> {
  const guide = readFileSync(join(workspace, 'docs/ship-a-tool.md'), 'utf8');
  return [...guide.matchAll(/^npm (?:run )?([a-z:]+)(?: -- ([^#\n]*))?/gm)].map(
    ([, script = '', rest = '']) => ({
      script,
      argv: [...rest.trim().matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, word]) => quoted ?? word ?? ''),
    }),
  );
}

/** Scripts of a repository of its own that are commands of `remote`, as their packages read them. */
function outsideCommands(): Array<[script: string, read: (args: string[]) => unknown]> {
  const template = readFileSync(join(import.meta.dirname, 'template/outside/package.json.template'), 'utf8');
  return [...template.matchAll(/"(\w+)": "remote ([^"]+)"/g)].map(([, script = '', line = '']) => [
    script,
    (args) => parseCommand([...line.split(' '), ...args], 'outside', 'https://studio.example.com'),
  ]);
}

it.each(commandsOfGuide())('npm run $script $argv of the guide is understood', ({ script, argv }) => {
  const read: Readonly<Record<string, (args: string[]) => unknown>> = {
    'create:tool': (args) => parseNewTool(args, root),
    dev: (args) => parseDev(args, FRONTENDS),
    test: parseTest,
    remote: (args) => parseCommand(args, 'workspace'),
    ...Object.fromEntries(outsideCommands()),
  };
  expect(read[script]?.(argv)).toBeTypeOf('object');
});

it("makes the guide's tool: with the house's types, a test and a story that `npm test -- --changed` runs, a build that the registry takes", async () => {
  const create = commandsOfGuide().find(({ script }) => script === 'create:tool');
  const tool = parseNewTool([...(create?.argv.slice(0, 1) ?? []), '--label', "Ada's book"], root);
  if (tool === null) throw new Error('a name is a tool');
  cpSync(join(workspace, 'tsconfig.base.json'), join(root, 'tsconfig.base.json'));

  const folder = basename(tool.folder);
  const files = writeTool(tool.folder, tool, 'workspace').map((file) => join(folder, file));
  linkDependencies(folder);

  expect(files).toContain('mf-demo/src/features/demo/demo-page.test.tsx');
  const packages = [{ folder: 'mf-demo', name: '@aic/mf-demo', project: 'mf-demo', dependencies: [] }];
  const { stages } = planChanged({ files, packages, exists: (path) => files.includes(path) });
  expect(stages.flatMap(({ args }) => args)).toEqual(
    expect.arrayContaining([
      '--project=mf-demo',
      'mf-demo/src/features/demo/components/greeting-card.stories.tsx',
    ]),
  );
  expect(await catalogProblems(folder, root)).toEqual([]);
  for (const file of files) expect(readFileSync(join(root, file), 'utf8')).not.toMatch(/\{\{|__name__/);
  const tsc = join(workspace, 'node_modules/.bin/tsc');
  const checked = spawnSync(tsc, ['--noEmit', '-p', folder], { cwd: root, encoding: 'utf8' });
  expect(checked.stdout + checked.stderr).toBe('');
  const { outputDir } = await buildFrontend(await loadBuild(root, folder));
  await expect(inspectBuild(outputDir)).resolves.toMatchObject({
    name: 'demo',
    label: "Ada's book",
    routes: ['/demo'],
    isInNavigation: true,
  });
}, 120_000);
