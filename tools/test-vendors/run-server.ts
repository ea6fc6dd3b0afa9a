import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findFreePort } from '@aic/api/testing';
import type { VendorServer } from './servers.ts';

const START_MS = 30_000;

export interface RunningVendor {
  /** `http://127.0.0.1:port`. */
  origin: string;
  stop(): Promise<void>;
}

/** Installs the package below `folder`, with its scripts left out, and starts its server. */
export async function runServer(server: VendorServer, folder: string): Promise<RunningVendor> {
  const home = join(folder, server.package.replaceAll(/[@/]/g, '_'));
  await mkdir(home, { recursive: true });
  const spec = `${server.package}@${server.version}`;
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
  await run('npm', ['install', '--prefix', home, '--ignore-scripts', ...quiet, spec]);
  const port = await findFreePort();
  const command = join(home, 'node_modules', server.package, server.command);
  const child = spawn(process.execPath, [command, ...(await server.prepare(home, port))], {
    cwd: home,
    stdio: 'ignore',
  });
  const origin = `http://127.0.0.1:${port}`;
  await untilListening(origin, child, spec);
  return {
    origin,
    async stop() {
      if (child.exitCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

async function run(command: string, args: readonly string[]): Promise<void> {
  const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code}.`);
}

async function untilListening(origin: string, child: ChildProcess, spec: string): Promise<void> {
  const endsAt = Date.now() + START_MS;
  while (Date.now() < endsAt && child.exitCode === null) {
    const isThere = await fetch(origin).then(
      () => true,
      () => false,
    );
    if (isThere) return;
    await delay(100);
  }
  child.kill('SIGKILL');
  throw new Error(`${spec} does not start.`);
}
