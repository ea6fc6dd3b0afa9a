import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ConfigError } from '@aic/api/config';
import { expect, it } from 'vitest';
import { UsageError } from './command.ts';
import { BuildError, exitCodeOf } from './exit-code.ts';
import { RegistryError } from './registry.ts';

it.each([
  [new Error('a bug'), 1],
  [new UsageError('no such verb'), 2],
  [new ConfigError('a bad variable'), 2],
  [new BuildError('does not compile'), 3],
  [new RegistryError('refused', 'over budget'), 4],
  [new RegistryError('unreachable', 'no such host'), 5],
])('a pipeline can tell %s by its exit code %i', (error, code) => {
  expect(exitCodeOf(error)).toBe(code);
});

it.each([[[]], [['--help']], [['status', '--help']]])(
  '%j says what can be done, and that is no error',
  (args) => {
    const main = join(import.meta.dirname, 'main.ts');
    const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...args], { encoding: 'utf8' });

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
])('%j ends with its code and, for a pipeline, with one line of JSON', (args, env, message) => {
  const main = join(import.meta.dirname, 'main.ts');
  const run = (...more: string[]) =>
    spawnSync(process.execPath, ['--disable-warning=ExperimentalWarning', main, ...args, ...more], {
      env: { ...process.env, ...env },
      encoding: 'utf8',
    });

  const { status, stdout } = run('--json');
  expect(status).toBe(2);
  expect(JSON.parse(stdout)).toEqual({ ok: false, exitCode: 2, error: expect.stringContaining(message) });
  const plain = run();
  expect(plain).toMatchObject({ status: 2, stdout: '', stderr: expect.stringContaining(message) });
});
