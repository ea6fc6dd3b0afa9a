import { defineProject } from 'vitest/config';

export default defineProject({
  test: {
    name: 'sdk',
    environment: 'jsdom',
    setupFiles: ['./src/testing/jsdom-setup.ts'],
    // A shared machine stalls for seconds at times; a hang is still found within the minute.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    include: ['src/**/*.test.{ts,tsx}'],
  },
});
