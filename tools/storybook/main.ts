import { spawn } from 'node:child_process';
import { join } from 'node:path';

const designSystem = join(import.meta.dirname, '../../design-system');
const bin = join(designSystem, 'node_modules/.bin/storybook');

/** Serves Storybook on http://localhost:6006, or on the port given: `npm run storybook -- 7007`. */
const child = spawn(bin, ['dev', '--port', process.argv[2] ?? '6006', '--no-open', '--disable-telemetry'], {
  cwd: designSystem,
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => child.kill(signal));
}
child.on('exit', (code) => process.exit(code ?? 0));
