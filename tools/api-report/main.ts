import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sdkReport } from './sdk-report.ts';

/** Writes packages/sdk/api-report.md; with `--check` it says whether the committed one still holds. */
const root = join(import.meta.dirname, '../..');
const file = join(root, 'packages/sdk/api-report.md');
const report = sdkReport(root);

if (!process.argv.includes('--check')) {
  writeFileSync(file, report);
  console.log('packages/sdk/api-report.md is written. Look at what has changed, and commit it.');
} else if (!existsSync(file) || readFileSync(file, 'utf8') !== report) {
  console.error(
    'What tools can import of @aic/sdk has changed: packages/sdk/api-report.md no longer holds.\n' +
      'If that is meant, write it anew with "npm run api:report" and have the difference reviewed.',
  );
  process.exitCode = 1;
}
