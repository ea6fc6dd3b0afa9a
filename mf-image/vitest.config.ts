import { defineProject } from 'vitest/config';

export default defineProject({
  test: {
    name: 'mf-image',
    environment: 'jsdom',
    setupFiles: ['@aic/sdk/testing/jsdom-gaps'],
    include: ['src/**/*.test.{ts,tsx}'],
  },
});
