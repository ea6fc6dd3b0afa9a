import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../test/database/database.ts';
import { writeTestBuild } from '../../test/releases/write-build.ts';
import { publishBuild } from './publish/publish-build.ts';
import { registerWorkspaceBuild } from './publish/register-workspace-build.ts';
import { resolveRemotes } from './registry/remotes.repo.ts';

const { sql } = await createTestDatabase();
const dataDir = await mkdtemp(join(tmpdir(), 'aic-release-'));
afterAll(() => rm(dataDir, { recursive: true, force: true }));
const WHO = 'Ada';

/** As a gateway does that starts with this build in its workspace, beside others. */
async function start(name: string, build: string, { canReturn = false, ...change } = {}) {
  const folder = await writeTestBuild(dataDir, { name, build, ...change });
  return registerWorkspaceBuild({ sql, dataDir }, folder, { canReturn, commit: null });
}

async function publish(name: string, build: string, change = {}) {
  const folder = await writeTestBuild(dataDir, { name, build, ...change });
  return publishBuild({ sql, dataDir }, folder, { actor: WHO, commit: null });
}

/** What a user gets: the build, and the one behind it. */
async function builds(name: string, userId: string | null = null) {
  const row = (await resolveRemotes(sql, userId)).find((remote) => remote.name === name);
  return [row?.info.build ?? null, row?.previous_info?.build ?? null];
}

const release = (name: string, build: string, percent = 100, channel = 'stable') =>
  sql`select release_remote(${name}, ${channel}, ${build}, ${percent}, ${WHO})`;
const rollBack = (name: string) => sql`select roll_back_remote(${name}, 'stable', ${WHO})`;

describe('a channel that follows the workspace', () => {
  it('gives everybody what a start brings, with the build before behind it', async () => {
    await start('edit', 'aaaaaa1');
    await expect(start('edit', 'aaaaaa2')).resolves.toMatchObject({ kind: 'released' });

    expect(await builds('edit')).toEqual(['aaaaaa2', 'aaaaaa1']);
  });

  it('is not flipped by two gateways of different builds, however often they start', async () => {
    await start('flip', 'aaaaaa1');
    await start('flip', 'aaaaaa2');
    const before = await sql`select id from remote_event where name = 'flip'`;

    for (const build of ['aaaaaa1', 'aaaaaa2', 'aaaaaa1']) {
      const offer = await start('flip', build);
      expect(offer.kind).toBe(build === 'aaaaaa1' ? 'older' : 'unchanged');
    }

    expect(await builds('flip')).toEqual(['aaaaaa2', 'aaaaaa1']);
    expect(await sql`select id from remote_event where name = 'flip'`).toEqual(before);
  });

  it('goes back with an edit that is undone, where no other gateway can run', async () => {
    await start('undo', 'aaaaaa1', { canReturn: true });
    await start('undo', 'aaaaaa2', { canReturn: true });
    await start('undo', 'aaaaaa1', { canReturn: true });

    expect(await builds('undo')).toEqual(['aaaaaa1', 'aaaaaa2']);
  });
});

describe('a pinned channel', () => {
  it.each([true, false])(
    'is moved by no start until it follows again (one gateway alone: %s)',
    async (canReturn) => {
      const name = canReturn ? 'pinned-alone' : 'pinned';
      await start(name, 'aaaaaa1', { canReturn });
      await start(name, 'aaaaaa2', { canReturn });
      await rollBack(name);

      await expect(start(name, 'aaaaaa2', { canReturn })).resolves.toMatchObject({
        kind: 'pinned',
        released: 'aaaaaa1',
      });
      await expect(start(name, 'aaaaaa3', { canReturn })).resolves.toMatchObject({ kind: 'pinned' });
      expect(await builds(name)).toEqual(['aaaaaa1', null]);

      await sql`select unpin_remote(${name}, 'stable', ${WHO})`;
      expect(await builds(name)).toEqual(['aaaaaa3', 'aaaaaa1']);
      await start(name, 'aaaaaa4', { canReturn });
      expect(await builds(name)).toEqual(['aaaaaa4', 'aaaaaa3']);
    },
  );

  it('is what an explicit release makes, also of the build that is there already', async () => {
    await start('stay', 'aaaaaa1');
    await release('stay', 'aaaaaa1');
    await start('stay', 'aaaaaa2');

    expect(await builds('stay')).toEqual(['aaaaaa1', null]);
  });
});

describe('a rollback', () => {
  it('never falls back to the build that was rolled back, and again goes further back', async () => {
    for (const build of ['aaaaaa1', 'aaaaaa2', 'aaaaaa3']) await start('back', build);

    await rollBack('back');
    expect(await builds('back')).toEqual(['aaaaaa2', 'aaaaaa1']);
    await rollBack('back');
    expect(await builds('back')).toEqual(['aaaaaa1', null]);
    await expect(rollBack('back')).rejects.toThrow('no_build_before');
  });

  it('skips a build that only some ever had', async () => {
    await start('some', 'aaaaaa1');
    await publish('some', 'aaaaaa2');
    await publish('some', 'aaaaaa3');
    await release('some', 'aaaaaa2', 10);
    await release('some', 'aaaaaa3', 100);

    expect(await builds('some')).toEqual(['aaaaaa3', 'aaaaaa1']);
    await rollBack('some');
    expect(await builds('some')).toEqual(['aaaaaa1', null]);
  });

  it('is forgiven by an explicit release of the same build', async () => {
    await start('again', 'aaaaaa1');
    await start('again', 'aaaaaa2');
    await rollBack('again');
    await release('again', 'aaaaaa2');

    expect(await builds('again')).toEqual(['aaaaaa2', 'aaaaaa1']);

    await publish('again', 'aaaaaa3');
    await release('again', 'aaaaaa3');
    expect(await builds('again')).toEqual(['aaaaaa3', 'aaaaaa2']);
  });

  it('writes down who did what, and from which build to which', async () => {
    await start('audit', 'aaaaaa1');
    await start('audit', 'aaaaaa2');
    await rollBack('audit');

    const events = await sql`
      select kind, channel, from_build as from, build, percent, actor from remote_event where name = 'audit' order by id`;
    expect(events.at(-1)).toEqual({
      kind: 'rolled-back',
      channel: 'stable',
      from: 'aaaaaa2',
      build: 'aaaaaa1',
      percent: 100,
      actor: WHO,
    });
    expect(events.map(({ kind }) => kind)).toEqual([
      'published',
      'released',
      'published',
      'released',
      'rolled-back',
    ]);
  });
});

describe('a rollout', () => {
  const users = Array.from({ length: 1000 }, () => randomUUID());
  const withNew = async (name: string): Promise<Set<string>> => {
    const rows = await sql<Array<{ id: string }>>`
      select u.id from jsonb_array_elements_text(${sql.json(users)}) u (id), resolve_remotes(u.id::uuid) r
      where r.name = ${name} and r.info ->> 'build' = 'bbbbbb2'`;
    return new Set(rows.map(({ id }) => id));
  };

  it('gives 10 % of 1,000 users the build, always the same ones, and keeps them when the share grows', async () => {
    await start('canary', 'bbbbbb1');
    await publish('canary', 'bbbbbb2');
    await release('canary', 'bbbbbb2', 10);

    const first = await withNew('canary');
    // Five standard deviations of a fair share.
    expect(Math.abs(first.size - 100)).toBeLessThan(50);
    expect(await withNew('canary')).toEqual(first);

    let before = first;
    for (const percent of [25, 60, 100]) {
      await sql`select roll_out_remote('canary', 'stable', ${percent}, ${WHO})`;
      const now = await withNew('canary');
      expect([...before].filter((id) => !now.has(id))).toEqual([]);
      expect(Math.abs(now.size - percent * 10)).toBeLessThan(80);
      before = now;
    }
    expect(before.size).toBe(1000);
  });

  it('asks others first for another remote: no user is always the one who tries', async () => {
    for (const name of ['first', 'second']) {
      await start(name, 'bbbbbb1');
      await publish(name, 'bbbbbb2');
      await release(name, 'bbbbbb2', 10);
    }

    const [first, second] = [await withNew('first'), await withNew('second')];

    expect([...first].filter((id) => second.has(id)).length).toBeLessThan(40);
  });

  it('takes the build from all when it is rolled back', async () => {
    await start('stop', 'bbbbbb1');
    await publish('stop', 'bbbbbb2');
    await release('stop', 'bbbbbb2', 50);
    await rollBack('stop');

    expect((await withNew('stop')).size).toBe(0);
    expect(await builds('stop')).toEqual(['bbbbbb1', null]);
  });
});

it('switches a tool off in every channel, also in a beta that comes later, and the shell never', async () => {
  await start('off', 'aaaaaa1');
  await publish('off', 'aaaaaa2');
  await sql`select switch_remote('off', true, ${WHO})`;
  await release('off', 'aaaaaa2', 100, 'beta');
  await start('shell', 'aaaaaa1');

  expect(await sql`select channel, killed from remote_channel where name = 'off' order by 1`).toEqual([
    { channel: 'beta', killed: true },
    { channel: 'stable', killed: true },
  ]);
  await expect(sql`select switch_remote('shell', true, ${WHO})`).rejects.toThrow('shell_always_on');
});
