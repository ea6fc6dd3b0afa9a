import { join } from 'node:path';
import { frontendTests } from '@aic/sdk/testing/vitest-project';
import { configDefaults, defineConfig } from 'vitest/config';
import settings from '../../vitest.config.ts';

const root = join(import.meta.dirname, '../..');
const { test: frontends } = frontendTests('frontends');

/** Together here, by folder or pattern of the root's settings. */
const TOGETHER = ['shell', 'mf-*', 'packages/*', 'sandboxes/*', 'tools', 'bench'];

/**
 * All tests without a browser, where packages with the same settings are one project: its workers share one copy of
 * each module, and one jsdom, which halves the processor time of front ends. Of the others each project would start
 * workers of its own, for half a second of processor each.
 */
export default defineConfig({
  root,
  test: {
    projects: [
      {
        test: {
          ...frontends,
          root,
          include: ['{shell,mf-*,packages/{sdk,studio,build-kit}}/src/**/*.test.{ts,tsx}'],
        },
      },
      {
        test: {
          name: 'packages without a page',
          root,
          include: ['{packages/*,sandboxes/*,tools,bench}/**/*.test.ts'],
          exclude: [...configDefaults.exclude, 'packages/{sdk,studio,build-kit}/**'],
          setupFiles: [join(root, 'tools/test/property-seed.ts')],
          // No test mocks a module or leaves anything behind, so all files share their workers.
          isolate: false,
          // A shared machine stalls for seconds at times; a hang is still found within the minute.
          testTimeout: 30_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 10_000 } },
        },
      },
      ...(settings.test?.projects ?? []).filter(
        (folder) => !TOGETHER.some((together) => together === folder),
      ),
    ],
  },
});
