import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export interface ServerProcess {
  url: string;
  end(signal: NodeJS.Signals): Promise<void>;
}

/** Starts a server with these settings and nothing else; resolves when it is ready. */
export async function spawnServer(environment: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const child: ChildProcess = spawn(process.execPath, [join(import.meta.dirname, 'run-server.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH: process.env['PATH'], LOG_LEVEL: 'silent', ...environment },
  });
  const exited = once(child, 'exit');
  const [line] = await Promise.race([
    once(child.stdout ?? child, 'data'),
    exited.then(() => Promise.reject(new Error('A server ended before it was ready; its output is above.'))),
  ]);
  return {
    url: String(line).trim(),
    async end(signal) {
      child.kill(signal);
      await exited;
    },
  };
}
