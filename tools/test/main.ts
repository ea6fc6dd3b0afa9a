import { join } from 'node:path';
import { buildFrontend, FRONTENDS, loadBuild } from '../build/build.ts';
import { runVerify } from '../verify/run-verify.ts';
import { ensureChromium } from './browser.ts';
import { runVitest } from './run-vitest.ts';

/** Phases one after the other: a browser and a database under load at the same time make two cores lie about time. */
const PHASES = [
  // Vitest's own default leaves a core idle, which on two cores is half of them; projects do not inherit it from a file.
  { name: 'unit and API', folder: '.', options: ['--maxWorkers=100%'] },
  { name: 'stories', folder: 'design-system', options: [] },
  { name: 'journeys', folder: 'e2e', options: [] },
];

const root = join(import.meta.dirname, '../..');
process.env['CHROMIUM_PATH'] = ensureChromium();

const total = await runVerify(root);
for (const folder of FRONTENDS) {
  await buildFrontend(await loadBuild(root, folder));
}
for (const { name, folder, options } of PHASES) {
  console.log(`\n== ${name}`);
  const { passed, failed } = await runVitest(join(root, folder), options);
  total.passed += passed;
  total.failed += failed;
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
