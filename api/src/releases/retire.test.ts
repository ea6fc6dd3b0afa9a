import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { createTestDatabase } from '../../test/database/database.ts';
import { writeTestBuild } from '../../test/releases/write-build.ts';
import { runReleaseCommand, findRemoteStatus } from './commands/release-commands.repo.ts';
import { registerWorkspaceBuild } from './publish/register-workspace-build.ts';
import { resolveRemotes } from './registry/remotes.repo.ts';

const { sql } = await createTestDatabase();
const dataDir = await mkdtemp(join(tmpdir(), 'aic-retire-'));
afterAll(() => rm(dataDir, { recursive: true, force: true }));

let count = 0;
let name = '';
const start = async (build: string, { canReturn = false } = {}) => {
  const page = { label: `Demo ${count}`, routes: [`/${name}`], isInNavigation: true };
  const folder = await writeTestBuild(dataDir, { name, build, ...page });
  return registerWorkspaceBuild({ sql, dataDir }, folder, { canReturn, commit: null });
};
const isServed = async () => (await resolveRemotes(sql, null)).some((remote) => remote.name === name);
const remove = (isDryRun = false) => runReleaseCommand(sql, name, { act: 'remove', isDryRun }, 'Ada');

beforeEach(async () => {
  count += 1;
  name = `demo-${count}`;
  await start('aaaaaa1');
});

it('takes a tool out of the registry of every user, so out of the navigation, and writes down who did it', async () => {
  expect((await remove(true)).isChanged).toBe(true);
  expect(await isServed()).toBe(true);

  const { isChanged, status } = await remove();

  expect(isChanged).toBe(true);
  expect(await isServed()).toBe(false);
  expect(status.channels).toEqual([]);
  expect(status.events[0]).toMatchObject({
    kind: 'removed',
    channel: 'stable',
    from: 'aaaaaa1',
    actor: 'Ada',
  });
  expect((await remove()).isChanged).toBe(false);
});

it.each([
  ['beside other gateways', false],
  ['alone', true],
])('stays so whatever a start brings, %s, until it is released again', async (_where, canReturn) => {
  await remove();

  expect(await start('aaaaaa1', { canReturn })).toMatchObject({ kind: 'removed' });
  expect(await start('aaaaaa2', { canReturn })).toMatchObject({ kind: 'removed' });
  expect(await isServed()).toBe(false);

  const act = { act: 'release', build: 'aaaaaa1', channel: 'stable', percent: 100, isDryRun: false } as const;
  await runReleaseCommand(sql, name, act, 'Ada');
  expect(await isServed()).toBe(true);
  expect(await start('aaaaaa3', { canReturn })).toMatchObject({ kind: 'pinned' });
});

it('comes back by following the workspace, too', async () => {
  await remove();

  await runReleaseCommand(sql, name, { act: 'follow', channel: 'stable', isDryRun: false }, 'Ada');

  expect(await isServed()).toBe(true);
  expect(await start('aaaaaa2')).toMatchObject({ kind: 'released' });
});

it.each(['image', 'billing', 'shell'])('is refused for %s, whose pages the shell has itself', async (own) => {
  await expect(runReleaseCommand(sql, own, { act: 'remove', isDryRun: false }, 'Ada')).rejects.toMatchObject({
    code: 'conflict',
  });
  expect(await findRemoteStatus(sql, own)).toBeNull();
});
