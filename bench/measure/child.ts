import { fork } from 'node:child_process';
import { once } from 'node:events';
import { MALLOC_SETTINGS, V8_SETTINGS } from '@aic/tools/process-settings';

/** Messages of a measured server over the IPC channel: its address, and on request what it has used. */
export type ChildMessage = { url: string } | { cpuMs: number; rssBytes: number };

export interface ServerChild {
  url: string;
  /** User and system time of the process so far, in milliseconds. */
  cpuMs(): Promise<number>;
  stop(): Promise<void>;
}

/** One of ours, which can be asked for more. */
export interface NodeChild extends ServerChild {
  /** What it has in memory. */
  rssBytes(): Promise<number>;
}

/** How a process of Node is started. */
export interface ProcessSettings {
  execArgv?: readonly string[];
  env?: Readonly<Record<string, string>>;
}

/** As `npm start` starts the product. */
export const AS_PRODUCT: ProcessSettings = { execArgv: V8_SETTINGS, env: MALLOC_SETTINGS };

/** Starts `file` in a separate process, so that its CPU time does not include that of the load generator. */
export async function startChild(
  file: string,
  args: readonly string[],
  { execArgv = [], env = {} }: ProcessSettings = {},
): Promise<NodeChild> {
  const child = fork(file, args, {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    execArgv: [...process.execArgv, ...execArgv],
    env: { ...process.env, ...env },
  });
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
  async function usage() {
    child.send('usage');
    const response = await next();
    return 'cpuMs' in response ? response : { cpuMs: Number.NaN, rssBytes: Number.NaN };
  }
  return {
    url: 'url' in started ? started.url : '',
    cpuMs: async () => (await usage()).cpuMs,
    rssBytes: async () => (await usage()).rssBytes,
    async stop() {
      const gone = once(child, 'exit');
      child.disconnect();
      await gone;
    },
  };
}
