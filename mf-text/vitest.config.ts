import { defineProject } from 'vitest/config';

export default defineProject({
  test: {
    name: 'mf-text',
    environment: 'jsdom',
    setupFiles: ['@aic/sdk/testing/jsdom-gaps'],
    // Whole pages in jsdom take seconds on a busy machine.
    testTimeout: 20_000,
    include: ['src/**/*.test.{ts,tsx}'],
  },
});
