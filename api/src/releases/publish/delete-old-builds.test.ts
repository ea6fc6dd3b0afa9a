import { cp, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/database/database.ts';
import { writeTestBuild } from '../../../test/releases/write-build.ts';
import { parseConfig } from '../../platform/config/config.ts';
import { findRemoteStatus } from '../commands/release-commands.repo.ts';
import { deleteOldBuilds } from './delete-old-builds.ts';
import { buildDir, buildsDir } from './keep-build.ts';
import { publishBuild } from './publish-build.ts';
import { registerWorkspaceBuild } from './register-workspace-build.ts';

const { sql, admin: owner } = await createTestDatabase();
const dataDir = await mkdtemp(join(tmpdir(), 'aic-old-builds-'));
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const DAY_MS = 86_400_000;
const logger = pino({ level: 'silent' });
const sweepIn = (days: number, environment = {}, database = sql) =>
  deleteOldBuilds({
    sql: database,
    logger,
    config: parseConfig({ DATA_DIR: dataDir, ...environment }),
    clock: { now: () => new Date(Date.now() + days * DAY_MS) },
  });

let count = 0;
let name = '';
beforeEach(() => {
  count += 1;
  name = `tool-${count}`;
});

const folderOf = (build: string) => writeTestBuild(join(dataDir, 'workspace'), { name, build });
const publish = async (build: string) =>
  publishBuild({ sql, dataDir }, await folderOf(build), { actor: 'Ada', commit: 'abcdef1' });
const release = async (build: string, percent = 100) => {
  await publish(build);
  await sql`select release_remote(${name}, 'stable', ${build}, ${percent}, 'Ada')`;
};
const rows = async () =>
  (await sql<{ build: string }[]>`select build from remote_build where name = ${name} order by build`).map(
    ({ build }) => build,
  );
const files = async () => (await readdir(join(buildsDir(dataDir), name))).toSorted();
/** As if everything until now had happened so long ago. */
async function passDays(days: number): Promise<void> {
  await owner`alter table remote_event disable trigger all`;
  await owner`update remote_event set at = at - make_interval(days => ${days}) where name = ${name}`;
  await owner`alter table remote_event enable trigger all`;
  await owner`update remote_build set created_at = created_at - make_interval(days => ${days}) where name = ${name}`;
}

it('keeps a build for as long as a link leads to it', async () => {
  await release('aaaaaa1');
  await publish('aaaaaa2');
  await passDays(91);
  await sql`select preview_build(${name}, 'aaaaaa2', null, 'Ada')`;

  await sweepIn(0);
  expect(await rows()).toEqual(['aaaaaa1', 'aaaaaa2']);

  await sql`select end_preview(${name}, 'aaaaaa2', 'Ada')`;
  await sweepIn(0);
  expect(await rows()).toEqual(['aaaaaa1']);
  expect(await sql`select from build_preview where name = ${name}`).toHaveLength(0);
});

it('deletes files and rows of what no channel has had for 90 days, and keeps what users have or fall back to', async () => {
  for (const build of ['aaaaaa1', 'aaaaaa2', 'aaaaaa3', 'aaaaaa4']) await release(build);
  await publish('bbbbbb1');

  await sweepIn(89);
  expect(await rows()).toEqual(['aaaaaa1', 'aaaaaa2', 'aaaaaa3', 'aaaaaa4', 'bbbbbb1']);
  await sweepIn(91, { REMOTE_BUILD_DAYS: '0' });
  expect(await rows()).toHaveLength(5);
  await sweepIn(91);

  // What everybody has, what it falls back to, and what that would fall back to.
  expect(await rows()).toEqual(['aaaaaa2', 'aaaaaa3', 'aaaaaa4']);
  expect(await files()).toEqual(['aaaaaa2', 'aaaaaa3', 'aaaaaa4']);
});

it('counts from the day on which the last user lost it, also those outside of a share', async () => {
  await release('aaaaaa1');
  await release('aaaaaa2', 10);
  await passDays(100);
  for (const build of ['aaaaaa3', 'aaaaaa4', 'aaaaaa5']) await release(build);
  await passDays(30);

  await sweepIn(0);
  expect(await rows()).toContain('aaaaaa1');
  expect(await rows()).toContain('aaaaaa2');
  await sweepIn(61);

  expect(await rows()).toEqual(['aaaaaa3', 'aaaaaa4', 'aaaaaa5']);
});

it('leaves the audit readable, and says what each was', async () => {
  for (const build of ['aaaaaa1', 'aaaaaa2', 'aaaaaa3', 'aaaaaa4']) await release(build);

  await sweepIn(91);

  const status = await findRemoteStatus(sql, name);
  expect(status?.events[0]).toMatchObject({
    kind: 'deleted',
    actor: 'system',
    build: 'aaaaaa1',
    note: expect.stringMatching(/^version 1\.0\.0, published 2.*Z, commit abcdef1$/),
  });
  expect(status?.events.filter(({ build }) => build === 'aaaaaa1').map(({ kind }) => kind)).toEqual([
    'deleted',
    'released',
    'published',
  ]);
});

it('keeps what the workspace has brought last, so that a pinned channel can follow it again', async () => {
  const workspace = await folderOf('cccccc1');
  await registerWorkspaceBuild({ sql, dataDir }, workspace, { canReturn: false, commit: null });
  for (const build of ['aaaaaa1', 'aaaaaa2', 'aaaaaa3', 'aaaaaa4']) await release(build);

  await sweepIn(91);

  expect(await rows()).toEqual(['aaaaaa2', 'aaaaaa3', 'aaaaaa4', 'cccccc1']);
  await sql`select unpin_remote(${name}, 'stable', 'Ada')`;
});

it('removes the files that a killed process has left, and no others', async () => {
  for (const build of ['aaaaaa1', 'aaaaaa2', 'aaaaaa3', 'aaaaaa4']) await release(build);
  const killed = buildDir(dataDir, { name, build: 'aaaaaa1' });
  const kept = join(dataDir, 'kept');
  await cp(killed, kept, { recursive: true });
  await sweepIn(91);
  await cp(kept, killed, { recursive: true });
  // On its way into the registry, or another database's.
  await cp(kept, buildDir(dataDir, { name, build: 'dddddd1' }), { recursive: true });

  await sweepIn(0);

  expect(await files()).toEqual(['aaaaaa2', 'aaaaaa3', 'aaaaaa4', 'dddddd1']);
});

it('keeps the files of a build that is published again while they are on their way out', async () => {
  for (const build of ['aaaaaa1', 'aaaaaa2', 'aaaaaa3', 'aaaaaa4']) await release(build);
  const folder = buildDir(dataDir, { name, build: 'aaaaaa1' });
  const deleted: string[] = [];
  /** Publishes it once it is known to be deleted. */
  const racing: typeof sql = new Proxy(sql, {
    apply(query, self, args) {
      const rows = Reflect.apply(query, self, args);
      if (!String(args[0]).includes("e.kind = 'deleted'")) return rows;
      return rows.then(async (found: { build: string }[]) => {
        deleted.push(...found.map(({ build }) => build));
        await publish('aaaaaa1');
        return found;
      });
    },
  });

  await sweepIn(91, {}, racing);

  expect(deleted).toContain('aaaaaa1');
  expect(await rows()).toContain('aaaaaa1');
  expect(await readdir(folder)).toContain('build-info.json');
});

it('takes a build that was deleted again, and an older gateway that brings it at a start moves nothing', async () => {
  for (const build of ['aaaaaa1', 'aaaaaa2', 'aaaaaa3', 'aaaaaa4']) await release(build);
  await sql`select unpin_remote(${name}, 'stable', 'Ada')`.catch(() => undefined);
  await owner`update remote_channel set is_pinned = false where name = ${name}`;
  await sweepIn(91);

  const offer = await registerWorkspaceBuild({ sql, dataDir }, await folderOf('aaaaaa1'), {
    canReturn: false,
    commit: null,
  });

  expect(offer).toMatchObject({ kind: 'older', released: 'aaaaaa4' });
  await sweepIn(0);
  expect(await files()).toContain('aaaaaa1');
});

it('removes what a process that was killed has left of a copy, an hour later', async () => {
  await release('aaaaaa1');
  await mkdir(join(buildsDir(dataDir), name, 'aaaaaa2.cut-off.tmp'));

  await sweepIn(0, { REMOTE_BUILD_DAYS: '0' });
  expect(await files()).toEqual(['aaaaaa1', 'aaaaaa2.cut-off.tmp']);
  await sweepIn(1, { REMOTE_BUILD_DAYS: '0' });

  expect(await files()).toEqual(['aaaaaa1']);
});
