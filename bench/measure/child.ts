import { fork } from 'node:child_process';
import { once } from 'node:events';

/** Messages of a measured server over the IPC channel: its address, and on request the CPU time that it has used. */
export type ChildMessage = { url: string } | { cpuMs: number };

export interface ServerChild {
  url: string;
  /** User and system time of the process so far, in milliseconds. */
  cpuMs(): Promise<number>;
  stop(): Promise<void>;
}

/** Starts `file` in a separate process, so that its CPU time does not include that of the load generator. */
export async function startChild(file: string, args: readonly string[]): Promise<ServerChild> {
  const child = fork(file, args, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const ended = once(child, 'exit').then(() => {
    throw new Error(`${file} ended too early; its output is above.`);
  });
  // Raced below; after `stop` an exit is expected.
  ended.catch(() => undefined);
  const next = async (): Promise<ChildMessage> => {
    const [message] = await Promise.race([once(child, 'message'), ended]);
    // Safe because the children send nothing else.
    return message as ChildMessage;
  };
  const started = await next();
  return {
    url: 'url' in started ? started.url : '',
    async cpuMs() {
      child.send('cpu');
      const answer = await next();
      return 'cpuMs' in answer ? answer.cpuMs : Number.NaN;
    },
    async stop() {
      const gone = once(child, 'exit');
      child.disconnect();
      await gone;
    },
  };
}
