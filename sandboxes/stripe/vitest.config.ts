import { defineProject } from 'vitest/config';

export default defineProject({
  test: {
    name: 'stripe-sandbox',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    // No test mocks a module or leaves anything behind, so all files share their workers and what these have loaded.
    isolate: false,
    // A shared machine stalls for seconds at times; a hang is still found within the minute.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
  },
});
