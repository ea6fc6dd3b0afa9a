import { join } from 'node:path';
import { ensureChromium } from '../test/browser.ts';
import { startVitest } from '../test/start-vitest.ts';

// Faults of every kind, a hundred mounts, pages where everything is late, more journeys: longer than CI can wait for.
process.env['CHROMIUM_PATH'] = ensureChromium();
const { failed } = await startVitest(join(import.meta.dirname, '../../e2e'), [
  'run',
  '--config=soak.config.ts',
]).report;
process.exitCode = failed > 0 ? 1 : 0;
