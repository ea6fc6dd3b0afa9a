import { availableParallelism } from 'node:os';

/**
 * Tests of one folder's vitest.config.ts. Stages run one after the other: two at once would distort each other's
 * time. Only `verify`, which knows no time, runs beside the first of the root.
 */
export interface TestStage {
  name: string;
  folder: string;
  /** Arguments of the `vitest` command. */
  args: readonly string[];
}

export interface TestPlan {
  /** Folders of the packages whose lint and types are checked, or all files. */
  checked: 'all' | ReadonlySet<string>;
  stages: readonly TestStage[];
  /** Parts that this run leaves out, with the reason. */
  skipped: readonly string[];
}

/** Vitest's default leaves a core idle, which is half of a machine with two. */
export const ALL_CORES = '--maxWorkers=100%';

/** Front ends compute: each worker more than there are cores only loads React and jsdom once more. */
const FRONT_END_PROJECTS = ['frontends', 'pseudo language'];

/**
 * For tests that wait for Postgres half of their time; the preview engine, which only computes, runs in their gaps.
 * Vitest takes no more than 100 %, but any number.
 */
const MORE_THAN_CORES = `--maxWorkers=${2 * availableParallelism()}`;

/** Only when the engine is affected: it takes longer than most packages together. */
export const PREVIEW_ENGINE_STAGE: TestStage = {
  name: 'preview engine',
  folder: '.',
  args: ['run', ALL_CORES, '--project=preview-engine'],
};

/**
 * For tests in a browser, which miss a moment when the machine is busy. What passed only then is named at the end of
 * its stage.
 */
const RUN_AGAIN = '--retry=1';

const RUN_UNITS = ['run', '--config=tools/test/unit.config.ts'];

/** What CI runs. */
export const FULL_PLAN: TestPlan = {
  checked: 'all',
  stages: [
    {
      name: 'front ends in jsdom',
      folder: '.',
      args: [...RUN_UNITS, ...FRONT_END_PROJECTS.map((name) => `--project=${name}`), ALL_CORES],
    },
    {
      name: 'gateway, engine and tools',
      folder: '.',
      args: [...RUN_UNITS, ...FRONT_END_PROJECTS.map((name) => `--project=!${name}`), MORE_THAN_CORES],
    },
    { name: 'stories', folder: 'design-system', args: ['run', ALL_CORES, RUN_AGAIN] },
    { name: 'journeys', folder: 'e2e', args: ['run', RUN_AGAIN] },
  ],
  skipped: [],
};
