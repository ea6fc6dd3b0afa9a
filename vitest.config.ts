import { defineConfig } from 'vitest/config';

/**
 * Tests without a browser. design-system (stories) and e2e (journeys) bring their own; `npm test` runs all in phases.
 */
export default defineConfig({
  test: {
    projects: [
      'api',
      'packages/*',
      'packages/build-kit/test/pseudo-language',
      'sandboxes/*',
      'shell',
      'mf-*',
      'tools',
      'bench',
    ],
  },
});
