import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it('runs as a process of its own, says where, and ends on a signal', async () => {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../src/main.ts')], {
    env: { PORT: '0', PATH: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<number | null>((resolve) => child.on('exit', resolve));
  const line = await new Promise<string>((resolve) =>
    child.stdout.once('data', (data: Buffer) => resolve(data.toString())),
  );
  expect(line).toMatch(/^Stripe sandbox at http:\/\/127\.0\.0\.1:\d+: no card is charged\n$/);
  const url = line.slice('Stripe sandbox at '.length).split(': no card')[0] ?? '';
  expect((await fetch(`${url}/_test/state`)).status).toBe(200);
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
});
