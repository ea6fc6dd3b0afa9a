import { defineProject } from 'vitest/config';

export default defineProject({
  test: {
    name: 'tools',
    testTimeout: 30_000,
    hookTimeout: 60_000,
    include: ['**/*.test.ts'],
    isolate: false,
  },
});
