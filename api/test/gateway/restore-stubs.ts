import { afterAll, vi } from 'vitest';

// Files of this package share a process, so none leaves its stubs to the next one. Runs after the file's own hooks.
afterAll(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});
