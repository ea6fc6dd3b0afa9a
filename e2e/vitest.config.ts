import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'e2e',
    include: ['journeys/**/*.spec.ts'],
    globalSetup: ['src/studio/global-setup.ts'],
    // Journeys wait for engines, toasts and players, so three at the same time are faster on two cores.
    maxWorkers: 3,
    // Files of a worker share its modules and its browser: both take longer to load than a short journey takes.
    isolate: false,
    // Of tests that run side by side in one file, each with a page of its own.
    maxConcurrency: 4,
    testTimeout: 90_000,
    hookTimeout: 120_000,
    // Enough for a busy machine; a poll ends as soon as its condition holds.
    expect: { poll: { timeout: 15_000 } },
  },
});
