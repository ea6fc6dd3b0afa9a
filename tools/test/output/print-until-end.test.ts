import { spawn } from 'node:child_process';
import { expect, it } from 'vitest';
import { printUntilEnd } from './print-until-end.ts';

async function outcomeOf(command: string, args: readonly string[] = []) {
  let output = '';
  const code = await printUntilEnd(spawn(command, args), (text) => (output += text));
  return { code, output };
}

it('hands on all that a process prints, with its exit code', async () => {
  const script = "process.stdout.write('x'.repeat(300000)); process.exitCode = 3;";

  const { code, output } = await outcomeOf(process.execPath, ['-e', script]);

  expect({ code, length: output.length }).toEqual({ code: 3, length: 300_000 });
});

it('counts a process that was killed as failed, and one that cannot be started, and says why', async () => {
  const killed = await outcomeOf(process.execPath, ['-e', "process.kill(process.pid, 'SIGKILL')"]);
  const missing = await outcomeOf('aic-no-such-command');

  expect(killed.code).toBe(1);
  // Another reason where PATH holds a folder that one may not read.
  expect(missing).toEqual({
    code: 1,
    output: expect.stringMatching(/^spawn aic-no-such-command (ENOENT|EACCES)\n$/),
  });
});

it('does not wait for what a process has left behind, which holds its output open', async () => {
  const script = `
    const { spawn } = require('node:child_process');
    const left = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)'], { stdio: 'inherit', detached: true });
    console.log(left.pid);
    left.unref();`;

  const { code, output } = await outcomeOf(process.execPath, ['-e', script]);

  process.kill(Number(output));
  expect(code).toBe(0);
});
