import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'e2e',
    include: ['journeys/**/*.spec.ts'],
    globalSetup: ['src/global-setup.ts'],
    // Journeys mostly wait: for an engine, a toast, a player. Two side by side take two thirds of the time.
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // What a busy machine needs; a condition that holds sooner ends the wait.
    expect: { poll: { timeout: 15_000 } },
  },
});
