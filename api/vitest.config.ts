import { defineProject } from 'vitest/config';
import { scratchFolder } from './test/database/scratch-folder.ts';

export default defineProject({
  test: {
    name: 'api',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: ['test/database/global-setup.ts'],
    setupFiles: ['test/gateway/restore-stubs.ts', '../tools/test/property-seed.ts'],
    // On a disk a new file takes the longer the more were removed before it.
    env: { TMPDIR: await scratchFolder() },
    // Each worker loads the gateway once for all its files, which takes a third off the time.
    isolate: false,
    // Most code runs too seldom here to repay V8's last compiler.
    execArgv: ['--no-turbofan'],
    // A shared machine stalls for seconds at times; a hang is still found within the minute.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
  },
});
