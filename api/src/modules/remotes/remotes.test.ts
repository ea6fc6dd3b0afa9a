import { createPublicKey, generateKeyPairSync, verify } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/database.ts';
import { parseConfig } from '../../config/config.ts';
import { buildsDir, publishBuild } from './publish-build.ts';
import { createRemotesSigner } from './sign-remotes.ts';
import { resolveFor } from './resolve-remotes.ts';
import { writeTestBuild } from '../../../test/write-build.ts';

const { sql, admin } = await createTestDatabase();
const keys = generateKeyPairSync('ed25519');
let folder = '';
let dataDir = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aic-builds-'));
  dataDir = join(folder, 'data');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const resolve = () =>
  resolveFor({ sql, config: parseConfig({}), signRemotes: createRemotesSigner(keys.privateKey) }, null);
const publish = async (name: string, build: string) =>
  publishBuild({ sql, dataDir }, await writeTestBuild(folder, { name, build }));

describe('publishing', () => {
  it('keeps one build, whole, when several processes publish it at once', async () => {
    const source = await writeTestBuild(folder, { name: 'together', build: 'fffffff' });

    await Promise.all(Array.from({ length: 4 }, () => publishBuild({ sql, dataDir }, source)));

    const kept = join(buildsDir(dataDir), 'together');
    await expect(readdir(kept)).resolves.toEqual(['fffffff']);
    await expect(readdir(join(kept, 'fffffff'))).resolves.toHaveLength(9);
    expect((await resolve()).registry.remotes['together']).toMatchObject({
      build: 'fffffff',
      previous: null,
    });
  });

  it('keeps the files for ever, compressed ahead of time, and lets everybody have the build', async () => {
    const { changed } = await publish('image', 'aaaaaa1');

    const { registry } = await resolve();
    expect(changed).toBe(true);
    expect(registry.remotes['image']).toMatchObject({
      build: 'aaaaaa1',
      entry: '/remotes/image/aaaaaa1/remoteEntry.js',
      assets: ['/remotes/image/aaaaaa1/remoteEntry.js', '/remotes/image/aaaaaa1/tool.js'],
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

    const { changed } = await publish('image', 'aaaaaa1');

    expect(changed).toBe(false);
    expect((await resolve()).registry.generation).toBe(before.generation);
  });

  it('releases nothing and leaves no folder when build-info.json is not what the preset writes', async () => {
    const broken = await writeTestBuild(folder, { name: 'broken', build: 'bbbbbb1' });
    await writeFile(join(broken, 'build-info.json'), '{"name":"broken","build":"../../etc"}');

    await expect(publishBuild({ sql, dataDir }, broken)).rejects.toThrow(/build/);

    expect(await readdir(buildsDir(dataDir))).not.toContain('broken');
    expect((await resolve()).registry.remotes['broken']).toBeUndefined();
  });
});

describe('releasing', () => {
  it('keeps the build before as the way back, and a rollback swaps the two', async () => {
    await publish('music', 'cccccc1');
    await publish('music', 'cccccc2');
    expect((await resolve()).registry.remotes['music']).toMatchObject({
      build: 'cccccc2',
      previous: { build: 'cccccc1' },
    });

    await sql`select roll_back_remote('music')`;

    expect((await resolve()).registry.remotes['music']).toMatchObject({
      build: 'cccccc1',
      previous: { build: 'cccccc2' },
    });
  });

  it('raises the generation with each change, and writes down what happened', async () => {
    const before = (await resolve()).registry.generation;

    await sql`select switch_remote('music', true)`;

    const { registry } = await resolve();
    expect(registry.generation).toBeGreaterThan(before);
    expect(registry.remotes['music']?.killed).toBe(true);
    const events = await sql`select kind from remote_event where name = 'music' order by id`;
    expect(events.map(({ kind }) => kind)).toEqual([
      'published',
      'released',
      'published',
      'released',
      'rolled-back',
      'killed',
    ]);
  });

  it('gives a partial rollout to its share of users, always to the same ones', async () => {
    await publish('text', 'dddddd1');
    await publish('text', 'dddddd2');
    await sql`select release_build('text', 'dddddd2', 30)`;

    const builds = await sql<Array<{ bucket: number; build: string }>>`
      select b as bucket, r.info ->> 'build' as build
      from generate_series(0, 99) b cross join lateral resolve_remotes(b) r where r.name = 'text' order by b`;

    expect(builds.filter(({ build }) => build === 'dddddd2').map(({ bucket }) => bucket)).toEqual(
      Array.from({ length: 30 }, (_, index) => index),
    );
  });

  it('lets the application change the registry only through its functions', async () => {
    await expect(sql`update remote_channel set build = 'x'`).rejects.toThrow(/permission denied/);
    expect(await admin`select 1 from remote_channel where build = 'x'`).toHaveLength(0);
  });
});

it('signs what it answers, so that a changed registry is found out', async () => {
  const { registry } = await resolve();
  const sorted = (value: unknown): unknown =>
    Array.isArray(value) || typeof value !== 'object' || value === null
      ? value
      : Object.fromEntries(
          Object.entries(value)
            .toSorted(([a], [b]) => (a < b ? -1 : 1))
            .map(([key, inner]) => [key, Array.isArray(inner) ? inner.map(sorted) : sorted(inner)]),
        );
  const isSigned = (remotes: unknown) =>
    verify(
      null,
      Buffer.from(JSON.stringify(sorted(remotes))),
      createPublicKey(keys.publicKey.export({ type: 'spki', format: 'pem' })),
      Buffer.from(registry.sig, 'base64'),
    );

  expect(isSigned(registry.remotes)).toBe(true);
  expect(isSigned({ ...registry.remotes, image: { ...registry.remotes['image'], entry: '/evil.js' } })).toBe(
    false,
  );
});
