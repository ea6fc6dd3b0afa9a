import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'e2e',
    include: ['journeys/**/*.spec.ts'],
    globalSetup: ['src/global-setup.ts'],
    // One browser at a time: two cores do not carry two studios honestly.
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // What a busy machine needs; a condition that holds sooner ends the wait.
    expect: { poll: { timeout: 15_000 } },
  },
});
