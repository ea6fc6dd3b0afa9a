import type { Credentials } from '../../../src/generations/results/credentials/credentials.ts';

/** Signs nothing, for tests of something else. */
export const NO_CREDENTIALS: Credentials = {
  start: async () => undefined,
  sign: async () => null,
  keep: async () => null,
  close: async () => undefined,
};
