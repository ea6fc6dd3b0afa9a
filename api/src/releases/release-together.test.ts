import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../test/database/database.ts';
import { writeTestBuild } from '../../test/releases/write-build.ts';
import { publishBuild } from './publish/publish-build.ts';

const { sql } = await createTestDatabase();
const dataDir = await mkdtemp(join(tmpdir(), 'aic-together-'));
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const BUILDS = ['aaaaaa1', 'aaaaaa2', 'aaaaaa3'];

async function publishAll(name: string): Promise<void> {
  for (const build of BUILDS) {
    const folder = await writeTestBuild(dataDir, { name, build });
    await publishBuild({ sql, dataDir }, folder, { actor: 'Ada', commit: null });
  }
}

it('does one act after the other however many come at once: each begins at the build that the last one left', async () => {
  await publishAll('image');
  const acts = Array.from({ length: 60 }, (_, n) => {
    const build = BUILDS[n % 3] ?? '';
    if (n % 4 === 0) return sql`select roll_back_remote('image', 'stable', 'Ada')`;
    if (n % 4 === 1) return sql`select register_workspace_build('image', ${build}, true)`;
    return sql`select release_remote('image', 'stable', ${build}, ${n % 2 === 0 ? 100 : 30}, 'Ada')`;
  });

  // A rollback may find nothing to go back to; whatever else is refused fails the test.
  for (const { reason } of (await Promise.allSettled(acts)).filter((act) => act.status === 'rejected')) {
    expect(String(reason)).toMatch(/no_build_before|nothing_released/);
  }

  const moves = await sql<Array<{ from: string | null; build: string }>>`
    select from_build as from, build from remote_event where name = 'image' and channel = 'stable' order by id`;
  expect(moves.length).toBeGreaterThan(5);
  expect(moves.map(({ from }) => from)).toEqual([null, ...moves.slice(0, -1).map(({ build }) => build)]);
  const [channel] = await sql`select build, previous_build from remote_channel where name = 'image'`;
  expect(channel?.['build']).toBe(moves.at(-1)?.build);
  expect(channel?.['previous_build']).not.toBe(channel?.['build']);
});

it.each([
  'remote_release',
  'workspace_release',
  'remote_opt_in',
  'deploy_token',
  'remote_load',
  'remote_reporter',
  'remote_event',
])('lets the application write to %s only through functions', async (table) => {
  await expect(sql`insert into ${sql(table)} default values`).rejects.toThrow(/permission denied/);
  await expect(sql`update ${sql(table)} set name = 'x'`).rejects.toThrow(/permission denied/);
});
