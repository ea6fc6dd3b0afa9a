import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../test/database/database.ts';
import { writeTestBuild } from '../../test/releases/write-build.ts';
import { listen } from '../platform/db/listen.ts';
import { publishBuild } from './publish/publish-build.ts';

const { sql, url } = await createTestDatabase();
const dataDir = await mkdtemp(join(tmpdir(), 'aic-pages-'));
afterAll(() => rm(dataDir, { recursive: true, force: true }));

it('tells every gateway of each change of what users get, for open pages, and of nothing else', async () => {
  let told = 0;
  const listener = listen({
    url,
    name: 'test',
    logger: pino({ level: 'silent' }),
    channels: { remotes: () => (told += 1) },
    onConnect: () => undefined,
  });
  await listener.ready;
  for (const build of ['aaaaaa1', 'aaaaaa2']) {
    const folder = await writeTestBuild(dataDir, { name: 'image', build });
    await publishBuild({ sql, dataDir }, folder, { actor: 'Ada', commit: null });
  }

  for (const [count, change] of [
    [1, "release_remote('image', 'stable', 'aaaaaa1', 100, 'Ada')"],
    [2, "release_remote('image', 'stable', 'aaaaaa2', 10, 'Ada')"],
    [2, "release_remote('image', 'stable', 'aaaaaa2', 10, 'Ada')"],
    [3, "roll_out_remote('image', 'stable', 20, 'Ada')"],
    [4, "roll_back_remote('image', 'stable', 'Ada')"],
    [5, "switch_remote('image', true, 'Ada')"],
    [6, "switch_remote('image', false, 'Ada')"],
  ] as const) {
    await sql.unsafe(`select ${change}`);

    await expect.poll(() => told).toBe(count);
  }

  await listener.close();
});
