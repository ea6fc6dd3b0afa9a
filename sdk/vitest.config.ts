import { defineProject } from 'vitest/config';

export default defineProject({
  test: {
    name: 'sdk',
    environment: 'jsdom',
    setupFiles: ['./src/testing/jsdom-gaps.ts'],
    include: ['src/**/*.test.{ts,tsx}'],
  },
});
