import { defineProject } from 'vitest/config';

export default defineProject({
  test: {
    name: 'remote',
    include: ['src/**/*.test.ts'],
    isolate: false,
  },
});
