import { defineConfig } from 'vitest/config';

/** Tests without a browser. design-system (stories) and e2e (journeys) bring their own; `npm test` runs all in phases. */
export default defineConfig({
  test: {
    // One worker per core; Vitest's own default leaves one core idle, which on two cores is half of them.
    maxWorkers: '100%',
    projects: ['api', 'sdk', 'shell', 'mf-*', 'tools', 'bench'],
  },
});
