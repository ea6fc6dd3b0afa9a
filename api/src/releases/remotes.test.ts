import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../test/database/database.ts';
import { writeTestBuild } from '../../test/releases/write-build.ts';
import { parseConfig } from '../platform/config/config.ts';
import { buildsDir } from './publish/keep-build.ts';
import { registerWorkspaceBuild } from './publish/register-workspace-build.ts';
import { resolveFor } from './registry/resolve-remotes.ts';

const { sql, admin } = await createTestDatabase();
let folder = '';
let dataDir = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aic-builds-'));
  dataDir = join(folder, 'data');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const resolve = () => resolveFor({ sql, config: parseConfig({}) }, null);
const START = { canReturn: false, commit: null };
const offer = async (name: string, build: string) =>
  registerWorkspaceBuild({ sql, dataDir }, await writeTestBuild(folder, { name, build }), START);

describe('a start', () => {
  it('keeps one build, whole, when several processes publish it at once', async () => {
    const source = await writeTestBuild(folder, { name: 'together', build: 'fffffff' });

    await Promise.all(
      Array.from({ length: 4 }, () => registerWorkspaceBuild({ sql, dataDir }, source, START)),
    );

    const kept = join(buildsDir(dataDir), 'together');
    await expect(readdir(kept)).resolves.toEqual(['fffffff']);
    await expect(readdir(join(kept, 'fffffff'))).resolves.toHaveLength(12);
    expect((await resolve()).registry.remotes['together']).toMatchObject({
      build: 'fffffff',
      previous: null,
    });
  });

  it('keeps the files for ever, compressed ahead of time, and lets everybody have the build', async () => {
    await expect(offer('image', 'aaaaaa1')).resolves.toMatchObject({ kind: 'released' });

    const { registry } = await resolve();
    expect(registry.remotes['image']).toMatchObject({
      build: 'aaaaaa1',
      publishedAt: expect.any(Number),
      entry: '/remotes/image/aaaaaa1/container.js',
      assets: ['/remotes/image/aaaaaa1/container.js', '/remotes/image/aaaaaa1/tool.js'],
      killed: false,
      previous: null,
    });
    const kept = join(buildsDir(dataDir), 'image', 'aaaaaa1');
    expect(brotliDecompressSync(await readFile(join(kept, 'tool.js.br')))).toEqual(
      await readFile(join(kept, 'tool.js')),
    );
  });

  it('changes nothing when the same build comes again', async () => {
    const { registry: before } = await resolve();

    await expect(offer('image', 'aaaaaa1')).resolves.toMatchObject({ kind: 'unchanged' });

    expect((await resolve()).registry.generation).toBe(before.generation);
  });

  it('releases nothing and leaves no folder when build-info.json is not what the preset writes', async () => {
    const broken = await writeTestBuild(folder, { name: 'broken', build: 'bbbbbb1' });
    await writeFile(join(broken, 'build-info.json'), '{"name":"broken","build":"../../etc"}');

    await expect(registerWorkspaceBuild({ sql, dataDir }, broken, START)).rejects.toThrow(
      /in build-info.json/,
    );

    expect(await readdir(buildsDir(dataDir))).not.toContain('broken');
    expect((await resolve()).registry.remotes['broken']).toBeUndefined();
  });
});

it('lets the application change the registry only through its functions', async () => {
  await expect(sql`update remote_channel set build = 'x'`).rejects.toThrow(/permission denied/);
  expect(await admin`select 1 from remote_channel where build = 'x'`).toHaveLength(0);
});

it('never lets what was written down of remotes be changed', async () => {
  for (const change of [
    'update remote_event set actor = 1',
    'delete from remote_event',
    'truncate remote_event',
  ]) {
    await expect(admin.unsafe(change)).rejects.toThrow('append-only');
  }
});
