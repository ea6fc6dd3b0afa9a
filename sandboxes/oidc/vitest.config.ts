import { defineProject } from 'vitest/config';

export default defineProject({
  test: { name: 'oidc-sandbox', include: ['src/**/*.test.ts'], testTimeout: 30_000, isolate: false },
});
