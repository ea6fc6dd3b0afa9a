import { join } from 'node:path';
import { runVerify } from './run-verify.ts';

const { passed, failed } = await runVerify(join(import.meta.dirname, '../..'));
console.log(`verify: ${passed} checks passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
