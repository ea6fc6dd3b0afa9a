import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';

const script = (then: string): string =>
  `import { failStart } from '${new URL('fail-start.ts', import.meta.url).href}'; failStart('Nothing to start.'); ${then}`;

it.each([
  ['by itself', ''],
  ['also when something of the start is still open', 'setInterval(() => undefined, 1000);'],
])('ends the process with its reason and exit code 1, %s', async (_, then) => {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script(then)]);
  const exit = new Promise((resolve) => void child.once('exit', resolve));

  expect([await text(child.stderr), await exit]).toEqual(['Nothing to start.\n', 1]);
});
