import { join } from 'node:path';
import { env } from 'node:process';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { factsPlugin } from './.storybook/facts/facts-plugin.ts';

/**
 * The system's Chromium: as root it needs --no-sandbox, and without a network its own chatter delays every start.
 * A fresh object each time, because Vitest writes the project's name into it.
 */
const chromium = (name: string) => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  viewport: { width: 1280, height: 800 },
  instances: [{ browser: 'chromium' as const, name }],
  provider: playwright({
    launchOptions: {
      executablePath: env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // V8's last compiler, which no story lives long enough to repay: a tenth of the processor's time.
        '--js-flags=--no-turbofan',
      ],
    },
    contextOptions: { reducedMotion: 'reduce' },
  }),
});

/** Found late, a dependency makes Vite reload the page in the middle of a run. */
const optimizeDeps = {
  include: [
    'react',
    'react-dom',
    'react-dom/client',
    'react-dom/server',
    'react/jsx-runtime',
    'react/jsx-dev-runtime',
    'lucide-react',
    '@panzoom/panzoom',
    '@tanstack/react-virtual',
    'styled-components',
    ...['alert-dialog', 'checkbox', 'dialog', 'dropdown-menu', 'popover', 'progress', 'radio-group', 'select']
      .concat(['slider', 'switch', 'tabs', 'toast', 'toggle-group', 'tooltip'])
      .map((primitive) => `radix-ui/${primitive}`),
  ],
};

/** A busy machine stalls for seconds at times. A wait ends as soon as its condition holds. */
const patient = { poll: { timeout: 10_000 } };

/** Every story is a test, with axe in each theme (.storybook/preview.tsx). */
const stories: TestProjectInlineConfiguration = {
  plugins: [storybookTest({ initialGlobals: { theme: 'dark', isCheckedInBothThemes: true } })],
  optimizeDeps,
  test: { name: 'stories', browser: chromium('stories'), isolate: false },
};

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', include: ['src/**/*.test.ts', '.storybook/**/*.test.ts'], expect: patient } },
      // Layout, pointer and timing need a real browser, and a title that states the guarantee.
      {
        optimizeDeps,
        test: {
          name: 'behaviour',
          include: ['src/**/*.test.tsx'],
          expect: patient,
          browser: chromium('behaviour'),
          isolate: false,
        },
      },
      stories,
      {
        // The page of a component stands in Storybook's preview.
        plugins: [factsPlugin()],
        optimizeDeps,
        test: {
          name: 'visual',
          include: ['visual/*.test.tsx'],
          expect: patient,
          isolate: false,
          env: { VISUAL_UPDATE: env['VISUAL_UPDATE'] ?? '' },
          browser: {
            ...chromium('visual'),
            expect: {
              toMatchScreenshot: {
                // To the pixel: edges that are smoothed in another way are another radius. A corner that is rasterized
                // again may have values that differ by one of 255.
                comparatorOptions: { threshold: 0.01, includeAA: true },
                resolveScreenshotPath: ({ arg, ext, root }) => join(root, 'visual/baselines', `${arg}${ext}`),
                resolveDiffPath: ({ arg, ext, root }) => join(root, 'visual/differences', `${arg}${ext}`),
              },
            },
          },
        },
      },
    ],
  },
});
