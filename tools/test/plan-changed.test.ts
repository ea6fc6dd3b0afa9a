import { describe, expect, it } from 'vitest';
import type { WorkspacePackage } from '../workspace/packages.ts';
import { planChanged } from './plan-changed.ts';
import { PREVIEW_ENGINE_STAGE, type TestStage } from './plan.ts';

const PACKAGES: WorkspacePackage[] = [
  { folder: 'api', name: '@x/api', project: 'api', dependencies: ['@x/contract', '@x/preview-engine'] },
  { folder: 'packages/contract', name: '@x/contract', project: 'contract', dependencies: [] },
  { folder: 'design-system', name: '@x/design-system', project: 'design-system', dependencies: [] },
  { folder: 'e2e', name: '@x/e2e', project: 'e2e', dependencies: ['@x/api'] },
  {
    folder: 'packages/preview-engine',
    name: '@x/preview-engine',
    project: 'preview-engine',
    dependencies: ['@x/contract'],
  },
  { folder: 'shell', name: '@x/shell', project: 'shell', dependencies: ['@x/design-system'] },
];

const TESTS_BESIDE = new Set(['api/src/limit.test.ts', 'shell/src/app.test.tsx']);
const plan = (files: string[], deleted: string[] = []) =>
  planChanged({
    files: [...files, ...deleted],
    packages: PACKAGES,
    exists: (path) => files.includes(path) || TESTS_BESIDE.has(path),
  });
const stageNames = (stages: readonly TestStage[]) => stages.map(({ name }) => name);
const argsOf = (stages: readonly TestStage[], name: string) =>
  stages.find((stage) => stage.name === name)?.args;

describe('a changed source file', () => {
  it('checks its package and the dependents, and runs the tests that import it', () => {
    const { checked, stages } = plan(['api/src/limit.ts']);

    expect(checked).toEqual(new Set(['api', 'e2e']));
    expect(stages).toEqual([
      {
        name: 'tests that import a change',
        folder: '.',
        args: [
          'related',
          'api/src/limit.ts',
          'api/src/limit.test.ts',
          '--run',
          '--project=api',
          '--maxWorkers=100%',
        ],
      },
    ]);
  });

  it('follows imports into the packages that depend on it', () => {
    expect(argsOf(plan(['design-system/src/index.ts']).stages, 'tests that import a change')).toEqual([
      'related',
      'design-system/src/index.ts',
      '--run',
      '--project=shell',
      '--maxWorkers=100%',
    ]);
  });

  it('is not followed when it is deleted, but its package is checked', () => {
    const { checked, stages } = plan([], ['shell/src/app.tsx']);

    expect(checked).toEqual(new Set(['shell']));
    expect(stages).toEqual([]);
  });
});

it.each([
  'api/sql/credit/ledger/balance.sql',
  'api/test/generations/worker-process.ts',
  'api/src/main.ts',
  'api/src/a-thread.ts',
])('runs all tests of the package of %s: no import leads to it', (path) => {
  expect(plan([path]).stages).toEqual([
    { name: 'all tests of api', folder: '.', args: ['run', '--project=api', '--maxWorkers=100%'] },
  ]);
});

it.each([
  ['packages/preview-engine/src/film.ts', true],
  ['packages/contract/src/billing/pricing.ts', true],
  ['api/src/limit.ts', false],
])('runs the preview engine after a change of %s: %j', (path, isRun) => {
  const { stages, skipped } = plan([path]);

  expect(stages.includes(PREVIEW_ENGINE_STAGE)).toBe(isRun);
  expect(skipped.some((line) => line.startsWith('preview engine:'))).toBe(!isRun);
});

it.each([
  ['design-system/src/components/button/button.styles.ts', 'src/components/button/'],
  ['design-system/src/components/button/parts/icon.tsx', 'src/components/button/'],
  ['design-system/src/a11y/announcer.tsx', 'src/a11y/'],
])('runs the stories and tests in the folder of %s', (path, folder) => {
  expect(argsOf(plan([path]).stages, 'stories of changed components')).toEqual([
    'run',
    '--passWithNoTests',
    folder,
  ]);
});

it('runs the story of a component of a tool', () => {
  const card = 'mf-demo/src/card';
  const stories = ['run', '--passWithNoTests', `${card}.stories.tsx`];
  expect(
    argsOf(plan([`${card}.tsx`, `${card}.stories.tsx`]).stages, 'stories of changed components'),
  ).toEqual(stories);
  expect(stageNames(plan(['mf-demo/src/page.tsx']).stages)).not.toContain('stories of changed components');
});

it('runs no stories after a change outside of a folder of theirs', () => {
  expect(
    stageNames(plan(['design-system/src/index.ts', 'design-system/tsconfig.json']).stages),
  ).not.toContain('stories of changed components');
});

it('runs a journey only when its file has changed', () => {
  expect(argsOf(plan(['e2e/journeys/auth.spec.ts']).stages, 'changed journeys')).toEqual([
    'run',
    'journeys/auth.spec.ts',
  ]);
  expect(stageNames(plan(['e2e/src/page/axe.ts', 'api/src/limit.ts']).stages)).not.toContain(
    'changed journeys',
  );
});

it('checks everything after a change of a file that belongs to no package, and says that its tests are not run', () => {
  const { checked, stages, skipped } = plan(['tsconfig.base.json']);

  expect(checked).toBe('all');
  expect(stages).toEqual([]);
  expect(skipped[0]).toContain('tsconfig.base.json');
});

it('runs no tests for texts', () => {
  const { checked, stages } = plan(['docs/operate/README.md', 'README.md', 'docs/pictures/studio.webp']);

  expect(checked).toEqual(new Set());
  expect(stages).toEqual([]);
});

it('names what it skips', () => {
  expect(plan(['shell/src/app.tsx']).skipped).toEqual([
    'tests of api, packages/contract: nothing that they depend on has changed',
    'preview engine: nothing that it depends on has changed',
    'stories of components and journeys that have not changed themselves',
  ]);
});
