import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'e2e',
    include: ['journeys/**/*.spec.ts'],
    globalSetup: ['src/global-setup.ts'],
    // Journeys wait for engines, toasts and players, so two at the same time are faster on one core each.
    maxWorkers: 2,
    testTimeout: 90_000,
    hookTimeout: 120_000,
    // Enough for a busy machine; a poll ends as soon as its condition holds.
    expect: { poll: { timeout: 15_000 } },
  },
});
