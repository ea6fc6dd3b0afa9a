import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../test/database/database.ts';
import { writeTestBuild } from '../../test/releases/write-build.ts';
import { runWorkspaceCommand, type WorkspaceCommand } from './commands/release-commands.repo.ts';
import { registerWorkspace } from './publish/register-workspace-build.ts';
import { type OwnBuilds, resolveRemotes } from './registry/remotes.repo.ts';

const { sql, admin } = await createTestDatabase();
const dataDir = await mkdtemp(join(tmpdir(), 'aic-workspace-'));
afterAll(() => rm(dataDir, { recursive: true, force: true }));
beforeEach(async () => {
  // The audit stays.
  for (const table of ['workspace_release', 'remote_release', 'remote_channel', 'remote_build']) {
    await admin`delete from ${admin(table)}`;
  }
  await admin`update remote set removed_at = null`;
});

/** A gateway of a workspace, with what it serves. */
async function start(commit: string | null, builds: Record<string, string>): Promise<OwnBuilds> {
  const own: OwnBuilds = new Map();
  const folders = await Promise.all(
    Object.entries(builds).map(([name, build]) =>
      writeTestBuild(dataDir, { name, build, ...(name === 'shell' && { contract: '1.0.0' }) }),
    ),
  );
  await registerWorkspace({ sql, dataDir, own }, folders, { canReturn: false, commit });
  return own;
}

const served = async (own: OwnBuilds): Promise<Record<string, string>> =>
  Object.fromEntries((await resolveRemotes(sql, null, own)).map(({ name, info }) => [name, info.build]));
const onAll = (command: WorkspaceCommand) => runWorkspaceCommand(sql, command, 'Ada');

const OLDER = { shell: 'aaaaaa1', image: 'aaaaaa1', text: 'aaaaaa1' };
/** The text tool has not changed. */
const NEWER = { shell: 'bbbbbb1', image: 'bbbbbb1', text: 'aaaaaa1' };
const NEWEST = { shell: 'cccccc1', image: 'cccccc1', text: 'cccccc1' };

describe('gateways of two workspaces', () => {
  it('serve each its own frontends, whichever started last', async () => {
    const older = await start('1111111', OLDER);
    const newer = await start('2222222', NEWER);

    expect(await served(older)).toEqual(OLDER);
    expect(await served(newer)).toEqual(NEWER);
    expect(await served(await start('1111111', OLDER))).toEqual(OLDER);
    expect(await served(newer)).toEqual(NEWER);
  });

  it('fall back in the page to the build of the other', async () => {
    const older = await start('1111111', OLDER);
    await start('2222222', NEWER);

    const image = (await resolveRemotes(sql, null, older)).find(({ name }) => name === 'image');

    expect(image?.previous_info?.build).toBe('bbbbbb1');
  });

  it('serve alike what was released or rolled back by itself', async () => {
    const older = await start('1111111', OLDER);
    const newer = await start('2222222', NEWER);
    await sql`select release_remote('text', 'stable', 'aaaaaa1', 100, 'Ada')`;
    await sql`select roll_back_remote('image', 'stable', 'system')`;

    expect(await served(older)).toEqual(OLDER);
    expect(await served(newer)).toEqual({ ...NEWER, image: 'aaaaaa1' });
  });

  it('serve what everybody has of a tool that they did not bring', async () => {
    const older = await start('1111111', OLDER);
    await start('2222222', { ...NEWER, demo: 'bbbbbb1' });

    expect(await served(older)).toEqual({ ...OLDER, demo: 'bbbbbb1' });
  });

  it('leave to a gateway of the release before what it has brought, though it does not say so', async () => {
    await start('1111111', OLDER);
    await admin`update workspace_release set is_before = true`;
    await start('2222222', NEWER);

    const rows = await sql<{ name: string; info: { build: string } }[]>`select * from resolve_remotes(null)`;

    expect(Object.fromEntries(rows.map(({ name, info }) => [name, info.build]))).toEqual(OLDER);
  });
});

describe('a release of all frontends', () => {
  it('is what every gateway serves, also one that starts later, until each follows its own again', async () => {
    const older = await start('1111111', OLDER);
    const newer = await start('2222222', NEWER);
    await expect(onAll({ act: 'release', release: '2222222' })).resolves.toBe(true);
    await expect(onAll({ act: 'release', release: '2222222' })).resolves.toBe(false);
    const newest = await start('3333333', NEWEST);

    for (const own of [older, newer, newest]) expect(await served(own)).toEqual(NEWER);

    await onAll({ act: 'follow' });
    expect(await served(older)).toEqual(OLDER);
    expect(await served(newest)).toEqual(NEWEST);
  });

  it('is rolled back together, and what had not changed stays', async () => {
    await start('1111111', OLDER);
    const newer = await start('2222222', NEWER);
    const newest = await start('3333333', NEWEST);
    await onAll({ act: 'release', release: '3333333' });

    await onAll({ act: 'rollback' });
    expect(await served(newest)).toEqual(NEWER);
    await onAll({ act: 'rollback' });
    expect(await served(newer)).toEqual(OLDER);
    await expect(onAll({ act: 'rollback' })).rejects.toThrow('no release to go back to from 1111111');
  });

  it('is rolled back to what everybody had, not to what only came meanwhile', async () => {
    const older = await start('1111111', OLDER);
    await start('2222222', NEWER);
    await onAll({ act: 'rollback' });
    await start('3333333', NEWEST);
    expect(await served(older)).toEqual(OLDER);
    await expect(onAll({ act: 'rollback' })).rejects.toThrow('no release to go back to');

    await onAll({ act: 'release', release: '3333333' });
    await onAll({ act: 'rollback' });

    expect(await served(older)).toEqual(OLDER);
  });

  it('has a name where the commit is unknown, and leaves what was removed', async () => {
    const own = await start(null, OLDER);
    await sql`select remove_remote('text', 'Ada')`;
    const [release] = await sql<[{ name: string }]>`select name from workspace_release`;

    await onAll({ act: 'release', release: release.name });

    expect(await served(own)).toEqual({ shell: 'aaaaaa1', image: 'aaaaaa1' });
  });

  it('of a commit that no start has brought is refused', async () => {
    await expect(onAll({ act: 'release', release: '9999999' })).rejects.toThrow(
      'No start has brought frontends of 9999999',
    );
  });
});

it('keeps the builds of what a workspace has brought lately, whatever the channels have', async () => {
  const older = await start('1111111', OLDER);
  await start('2222222', NEWER);
  await start('3333333', NEWEST);
  await start('1111111', OLDER);
  await admin`update workspace_release set started_at = now() - interval '1 hour' where name <> '1111111'`;

  await sql`select delete_old_builds(now())`;

  expect(await served(older)).toEqual(OLDER);
});
