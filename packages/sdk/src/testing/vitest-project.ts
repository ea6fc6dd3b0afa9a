import { extname, join } from 'node:path';
import { defineProject } from 'vitest/config';

/** The unit tests of a front-end package: Vitest's settings are the same in all of them. */
export const frontendTests = (name: string) =>
  defineProject({
    test: {
      name,
      environment: 'jsdom',
      // By its path: a project of several packages has no package to find it from. JavaScript where it is installed.
      setupFiles: [join(import.meta.dirname, `jsdom-setup${extname(import.meta.filename)}`)],
      include: ['src/**/*.test.{ts,tsx}'],
      // A shared machine stalls for seconds at times; a hang is still found within the minute.
      testTimeout: 30_000,
      hookTimeout: 60_000,
      // The files of a package share one jsdom and one copy of each module: creating them took most of the time. What a
      // test changes is undone after it, here and in the setup file.
      pool: 'threads',
      isolate: false,
      restoreMocks: true,
      // Its file for Node has no export; the one for bundlers has. Ours import it, where they are installed.
      server: { deps: { inline: [/[\\/]@aic[\\/]/, '@panzoom/panzoom'] } },
      unstubGlobals: true,
      // One rule at a time: otherwise jsdom parses a whole style sheet again for each rule that styled-components adds.
      env: { SC_DISABLE_SPEEDY: 'false' },
    },
  });
