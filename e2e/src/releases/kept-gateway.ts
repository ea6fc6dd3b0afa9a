import { spawn } from 'node:child_process';
import { once } from 'node:events';

export interface KeptGateway {
  url: string;
  stop(): Promise<void>;
}

/**
 * Runs the gateway of the release before, with its worker, as a process of its own.
 * @param folder of its package `api`
 * @param environment by the names of its `.env.example`
 * @throws Error when it does not start; what it said is above
 */
export async function startKeptGateway(
  folder: string,
  environment: Readonly<Record<string, string>>,
): Promise<KeptGateway> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'src/main.ts'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH: process.env['PATH'], ...environment },
  });
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      const ready = /ready at (\S+)/.exec(chunk.toString())?.[1];
      if (ready === undefined) process.stdout.write(`release before: ${chunk.toString()}`);
      else resolve(ready);
    });
    child.once('error', reject);
    child.once('exit', () => reject(new Error('The gateway of the release before did not start.')));
  });
  return {
    url,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}
