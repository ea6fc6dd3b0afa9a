import { fork } from 'node:child_process';
import { once } from 'node:events';

/** What a measured server tells, over the IPC channel: where it is, and each time it is asked, the CPU it has used. */
export type ChildMessage = { url: string } | { cpuMs: number };

export interface ServerChild {
  url: string;
  /** User and system time of the process so far, in milliseconds. */
  cpuMs(): Promise<number>;
  stop(): Promise<void>;
}

/** Starts `file` in a process of its own: what it costs there is not mixed with what asking it costs. */
export async function startChild(file: string, args: readonly string[]): Promise<ServerChild> {
  const child = fork(file, args, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const ended = once(child, 'exit').then(() => {
    throw new Error(`${file} ended too early; its last words are above.`);
  });
  // Raced below; an end that nobody waits for is the wished one.
  ended.catch(() => undefined);
  const next = async (): Promise<ChildMessage> => {
    const [message] = await Promise.race([once(child, 'message'), ended]);
    // Safe because our own children send nothing else.
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
