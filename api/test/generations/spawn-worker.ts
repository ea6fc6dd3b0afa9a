import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { WorkerProcessOptions } from './worker-process.ts';

const SCRIPT = fileURLToPath(new URL('worker-process.ts', import.meta.url));

export interface WorkerProcess {
  child: ChildProcess;
  /** What its jobs name in `generation.worker`. */
  id: number;
  /** Sends the signal and waits until the process is gone. */
  end(signal: NodeJS.Signals): Promise<void>;
}

/** Starts a worker in a process of its own; resolves when it takes jobs. */
export async function spawnWorker(options: WorkerProcessOptions): Promise<WorkerProcess> {
  const child = spawn(process.execPath, [SCRIPT, JSON.stringify(options)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await Promise.race([
    once(child.stdout, 'data'),
    once(child, 'exit').then(([code]) => {
      throw new Error(`The worker process ended with ${String(code)} before it was ready.`);
    }),
  ]);
  return {
    child,
    id: Number(line),
    async end(signal) {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill(signal);
      await ended;
    },
  };
}
