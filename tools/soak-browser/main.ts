import { join } from 'node:path';
import { ensureChromium } from '../test/browser.ts';
import { runVitest } from '../test/run-vitest.ts';

// Faults of every kind, a hundred mounts, pages where everything is late: longer than CI can wait for.
process.env['CHROMIUM_PATH'] = ensureChromium();
const { failed } = await runVitest(join(import.meta.dirname, '../../e2e'), [
  'run',
  '--config=soak.config.ts',
]);
process.exitCode = failed > 0 ? 1 : 0;
