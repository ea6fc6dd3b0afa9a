import { defineProject } from 'vitest/config';

export default defineProject({
  test: {
    name: 'mf-video',
    environment: 'jsdom',
    setupFiles: ['@aic/sdk/testing/jsdom-setup'],
    // A shared machine stalls for seconds at times; a hang is still found within the minute.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    include: ['src/**/*.test.{ts,tsx}'],
  },
});
