import { join } from 'node:path';
import { runVerify } from './run-verify.ts';

const { failed } = await runVerify(join(import.meta.dirname, '../..'));
process.exitCode = failed === 0 ? 0 : 1;
