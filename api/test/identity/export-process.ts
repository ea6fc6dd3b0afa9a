/**
 * A worker of exports as a process of its own, for tests that kill it: it stops in the middle of an archive and
 * waits.
 */
import { argv } from 'node:process';
import { pino } from 'pino';
import { makeExports } from '../../src/data-export/make-exports.ts';
import { createSql } from '../../src/platform/db/client.ts';
import { createDiskStorage } from '../../src/platform/storage/disk-storage.ts';
import type { Content } from '../../src/platform/storage/storage.ts';
import { systemClock } from '../../src/platform/time/clock.ts';

const [url = '', root = ''] = argv.slice(2);
const disk = createDiskStorage(root);

async function* firstPiece(content: Content) {
  if (content instanceof Uint8Array) throw new Error('An export comes piece by piece.');
  for await (const piece of content) {
    yield piece;
    process.stdout.write('begun\n');
    await new Promise(() => setInterval(() => undefined, 60_000));
  }
}

await makeExports(
  {
    sql: createSql(url, { name: 'aic-export-worker', max: 2 }),
    clock: systemClock,
    logger: pino({ level: 'fatal' }),
    storage: { ...disk, put: (key, content, mediaType) => disk.put(key, firstPiece(content), mediaType) },
  },
  new AbortController().signal,
);
