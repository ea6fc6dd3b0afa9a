import { join } from 'node:path';
import { startVitest } from '../test/start-vitest.ts';
import { findPropertyTests } from './find-property-tests.ts';

// Every property test with values that `npm test` never draws: its seed is fixed (tools/test/property-seed.ts).
const ROUNDS = Number(process.argv[2] ?? 20);
const root = join(import.meta.dirname, '../..');

const files = findPropertyTests(root);

for (let round = 1; round <= ROUNDS; round += 1) {
  const seed = Math.floor(Math.random() * 2 ** 31);
  process.env['PROPERTY_SEED'] = String(seed);
  process.stdout.write(`\n== round ${round} of ${ROUNDS}, PROPERTY_SEED=${seed}\n`);
  const { failed } = await startVitest(root, ['run', ...files]).report;
  if (failed > 0) {
    process.stdout.write(`\nPROPERTY_SEED=${seed} shows it again.\n`);
    process.exit(1);
  }
}
