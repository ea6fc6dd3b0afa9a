import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** To the process that reads streams: open these, or hand over what was read since the last time. */
export type ReaderOrder = { url: string; cookies: readonly string[] } | 'take';
/** Its response: which event was read when, by the clock that both processes have. */
export interface ReaderMessage {
  reads: ReadonlyArray<readonly [event: number, atMs: number]>;
}

export interface Readers {
  /** Resolves once every stream has its response. */
  open(url: string, cookies: readonly string[]): Promise<void>;
  take(): Promise<ReaderMessage['reads']>;
  stop(): Promise<void>;
}

/** Starts the reader in a process of its own. */
export function startReaders(): Readers {
  const child = fork(join(import.meta.dirname, 'reader.ts'), {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const gone = once(child, 'exit');
  const ended = gone.then(() => {
    throw new Error('The reader ended too early; its output is above.');
  });
  // Raced below; after `stop` an exit is expected.
  ended.catch(() => undefined);
  async function ask(order: ReaderOrder): Promise<ReaderMessage['reads']> {
    child.send(order);
    const [message] = await Promise.race([once(child, 'message'), ended]);
    // Safe because the reader sends nothing else.
    return (message as ReaderMessage).reads;
  }
  return {
    async open(url, cookies) {
      await ask({ url, cookies });
    },
    take: () => ask('take'),
    async stop() {
      child.disconnect();
      await gone;
    },
  };
}
