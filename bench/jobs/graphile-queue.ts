import { randomUUID } from 'node:crypto';
import { Logger, makeWorkerUtils, run } from 'graphile-worker';
import type { OpenQueue } from './load.ts';

const logger = new Logger(() => () => undefined);

/** graphile-worker with as many jobs at once, and a task that does nothing. */
export function graphileQueue(url: string, { slots }: { slots: number }): OpenQueue {
  return async (begun) => {
    const utils = await makeWorkerUtils({ connectionString: url, logger, maxPoolSize: 10 });
    await utils.migrate();
    const runner = await run({
      connectionString: url,
      concurrency: slots,
      maxPoolSize: 10,
      noHandleSignals: true,
      logger,
      // Safe because this queue alone adds jobs.
      taskList: { make: async (payload) => begun((payload as { key: string }).key) },
    });
    return {
      async enqueue() {
        const key = randomUUID();
        await utils.addJob('make', { key });
        return key;
      },
      async stop() {
        await runner.stop();
        await utils.release();
      },
    };
  };
}
