import { join } from 'node:path';
import { runVerify } from './run-verify.ts';

const CHECKED = '--checked=';

/** `--checked=api,shell`: lint and types of these packages alone, of none with an empty list. Without it, of all files. */
const folders = process.argv.find((argument) => argument.startsWith(CHECKED))?.slice(CHECKED.length);
const checked = folders === undefined ? 'all' : new Set(folders.split(',').filter((folder) => folder !== ''));

const counts = await runVerify(join(import.meta.dirname, '../..'), checked);
console.log(`verify: ${counts.passed} checks passed, ${counts.failed} failed`);
// To `npm test`, which runs this beside its tests.
process.send?.(counts);
process.exitCode = counts.failed === 0 ? 0 : 1;
