import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const MAIN = join(import.meta.dirname, 'main.ts');

it.each([[[]], [['--help']], [['status', '--help']]])(
  '%j says what can be done, and that is no error',
  (args) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [MAIN, ...args], { encoding: 'utf8' });

    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toContain('npm run remote -- <verb> <name> [options]');
  },
);

it.each([
  [['explode', 'image'], {}, 'There is no verb explode'],
  [
    ['status', 'image', '--to', 'https://studio.example.com'],
    { REMOTE_DEPLOY_TOKEN: '' },
    'needs a deploy token',
  ],
  [['status', 'image'], { PORT: 'none' }, 'Bad configuration'],
])('%j ends with its code and, for a pipeline, with one line of JSON', (args, env, message) => {
  const run = (...more: string[]) =>
    spawnSync(process.execPath, ['--disable-warning=ExperimentalWarning', MAIN, ...args, ...more], {
      env: { ...process.env, ...env },
      encoding: 'utf8',
    });

  const { status, stdout } = run('--json');
  expect(status).toBe(2);
  expect(JSON.parse(stdout)).toEqual({ ok: false, exitCode: 2, error: expect.stringContaining(message) });
  const plain = run();
  expect(plain).toMatchObject({ status: 2, stdout: '', stderr: expect.stringContaining(message) });
});
