import { join } from 'node:path';
import { frontendTests } from '@aic/sdk/testing/vitest-project';
import { defineConfig } from 'vitest/config';
import settings from '../../vitest.config.ts';

const root = join(import.meta.dirname, '../..');
const { test: frontends } = frontendTests('frontends');

/**
 * All tests without a browser, where the front-end packages with the same settings are one project: its workers share
 * one jsdom and one copy of each module, which halves their processor time.
 */
export default defineConfig({
  root,
  test: {
    projects: [
      {
        test: {
          ...frontends,
          root,
          include: ['{shell,mf-*,packages/{sdk,build-kit}}/src/**/*.test.{ts,tsx}'],
        },
      },
      ...(settings.test?.projects ?? []).filter((folder) => folder !== 'shell' && folder !== 'mf-*'),
      '!packages/sdk',
      '!packages/build-kit',
    ],
  },
});
