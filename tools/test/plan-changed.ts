import { withDependents, type WorkspacePackage } from '../workspace/packages.ts';
import { ALL_CORES, PREVIEW_ENGINE_STAGE, type TestPlan, type TestStage } from './plan.ts';

export interface Changes {
  /** Paths from the root, with forward slashes; deleted files too. */
  files: readonly string[];
  packages: readonly WorkspacePackage[];
  /** Whether a path exists now. */
  exists(path: string): boolean;
}

/** Code opens these files by path, so no import leads from a test to them: SQL, styles, processes, threads. */
const OPENED_BY_PATH = /(?<!\.tsx?)$|(^|\/)(main|[\w-]+-(process|thread|server))\.ts$/;
const TEXT = /\.(?:mdx?|po)$|^docs\//;
/** Packages whose tests have a stage of their own. */
const OWN_STAGE = new Set(['design-system', 'e2e', 'packages/preview-engine']);

/** What a change needs before it is pushed, in about a minute; CI runs the full plan. */
export function planChanged({ files, packages, exists }: Changes): TestPlan {
  const code = files.filter((path) => !TEXT.test(path));
  const folderOf = (path: string): string =>
    packages.find(({ folder }) => path.startsWith(`${folder}/`))?.folder ?? '';
  const shared = code.filter((path) => folderOf(path) === '');
  const affected = withDependents(packages, new Set(code.map(folderOf).filter((folder) => folder !== '')));
  const projectsOf = (folders: Iterable<string>): string[] =>
    Array.from(folders, (folder) => `--project=${packages.find((one) => one.folder === folder)?.project}`);
  const hasUnitTests = (folder: string): boolean => folder !== '' && !OWN_STAGE.has(folder);

  const whole = new Set(
    code
      .filter((path) => OPENED_BY_PATH.test(path))
      .map(folderOf)
      .filter(hasUnitTests),
  );
  const partly = [...affected].filter((folder) => hasUnitTests(folder) && !whole.has(folder));
  const followed = code.filter((path) => exists(path) && folderOf(path) !== '' && folderOf(path) !== 'e2e');
  const stories = [
    ...new Set(code.map(storyFolderOf).filter((folder) => folder !== null)),
    ...new Set(code.flatMap(toolStoryOf).filter(exists)),
  ];
  const journeys = code.filter((path) => exists(path) && /^e2e\/journeys\/.*\.spec\.ts$/.test(path));
  const isEngineAffected = affected.has('packages/preview-engine');

  return {
    checked: shared.length > 0 ? 'all' : affected,
    stages: [
      ...stage(whole.size > 0, `all tests of ${[...whole].join(', ')}`, '.', ['run', ...projectsOf(whole)]),
      ...stage(partly.length > 0 && followed.length > 0, 'tests that import a change', '.', [
        'related',
        ...followed.flatMap((path) => [path, ...testsBeside(path).filter(exists)]),
        '--run',
        ...projectsOf(partly),
      ]),
      ...(isEngineAffected ? [PREVIEW_ENGINE_STAGE] : []),
      ...stage(stories.length > 0, 'stories of changed components', 'design-system', [
        'run',
        '--passWithNoTests',
        ...stories,
      ]),
      ...stage(journeys.length > 0, 'changed journeys', 'e2e', [
        'run',
        ...journeys.map((path) => path.slice('e2e/'.length)),
      ]),
    ],
    skipped: [
      ...shared.map((path) => `tests that ${path} concerns: it belongs to no package, run all tests`),
      ...note(
        packages
          .map(({ folder }) => folder)
          .filter((folder) => hasUnitTests(folder) && !affected.has(folder)),
        (folders) => `tests of ${folders}: nothing that they depend on has changed`,
      ),
      ...(isEngineAffected ? [] : ['preview engine: nothing that it depends on has changed']),
      'stories of components and journeys that have not changed themselves',
    ],
  };
}

function stage(isNeeded: boolean, name: string, folder: string, args: readonly string[]): TestStage[] {
  const cores = folder === '.' ? [ALL_CORES] : [];
  return isNeeded ? [{ name, folder, args: [...args, ...cores] }] : [];
}

const note = (names: readonly string[], text: (names: string) => string): string[] =>
  names.length > 0 ? [text(names.join(', '))] : [];

/** A test may run its subject as a process instead of importing it. */
function testsBeside(path: string): string[] {
  const base = path.replace(/\.\w+$/, '');
  return [`${base}.test.ts`, `${base}.test.tsx`];
}

/** The story that a component of a tool may have; the design system's Storybook shows it, too. */
function toolStoryOf(path: string): string[] {
  const [, file] = /^(mf-.+?)(?:\.stories)?\.tsx$/.exec(path) ?? [];
  return file === undefined ? [] : [`${file}.stories.tsx`];
}

/** The folder of a file of the design system, as a filter for its stories and tests. */
function storyFolderOf(path: string): string | null {
  return /^design-system\/(src\/(?:components\/[^/]+|[^/]+)\/)/.exec(path)?.[1] ?? null;
}
