import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** Each bench is a separate program in bench/, so that none warms up caches for the next one or slows it down. */
const BENCHES = [
  'list',
  'media',
  'streams',
  'generate',
  'jobs',
  'credentials',
  'growth',
  'frontend',
  'pages',
  'lighthouse',
  'interactions',
] as const;

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !BENCHES.some((bench) => bench === name));
if (unknown.length > 0) {
  process.stderr.write(`There is no bench "${unknown.join('", "')}". There are: ${BENCHES.join(', ')}.\n`);
  process.exit(1);
}
for (const name of asked.length > 0 ? asked : BENCHES) {
  process.exitCode = await run(join(import.meta.dirname, '../../bench', name, 'main.ts'));
  if (process.exitCode !== 0) break;
}

function run(file: string): Promise<number> {
  const child = spawn(process.execPath, [file], { stdio: 'inherit' });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
