import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/database/database.ts';
import { createTestGateway, type TestGateway } from '../../../test/gateway/gateway.ts';
import { writeTestBuild } from '../../../test/releases/write-build.ts';
import { startS3Server } from '../../../test/storage/s3-server.ts';
import { createLogger } from '../../platform/http/log/logger.ts';
import { openBucket } from '../../platform/storage/open-bucket.ts';
import { createBuildArchive } from './build-archive.ts';
import { buildDir } from './keep-build.ts';
import { publishBuild } from './publish-build.ts';
import { createArchiveSweep } from './sweep-archive.ts';

const { sql, admin } = await createTestDatabase();
const server = await startS3Server();
const bucket = openBucket(server.settings);
const archive = createBuildArchive(bucket);
const logger = createLogger({ logLevel: 'silent' });
/** One machine publishes, another one serves. */
const [here, there, sources] = await Promise.all(
  ['here', 'there', 'sources'].map((name) => mkdtemp(join(tmpdir(), `aic-archive-${name}-`))),
);
let gateway: TestGateway;
beforeAll(async () => {
  gateway = createTestGateway(sql, { DATA_DIR: there ?? '' }, { archive });
});
afterAll(async () => {
  gateway.stop();
  bucket.close();
  await server.stop();
  for (const folder of [here, there, sources]) await rm(folder ?? '', { recursive: true });
});

let count = 0;
const nextBuild = () => `aaaaa${(count += 1).toString().padStart(2, '0')}`;
const folderOf = (build: string, name = 'image') => writeTestBuild(sources ?? '', { name, build });
async function publish(build: string, dataDir = here ?? '', folder?: string) {
  return publishBuild({ sql, dataDir, archive }, folder ?? (await folderOf(build)), {
    actor: 'Ada',
    commit: null,
  });
}
const fileAt = (build: string, file: string, headers = {}) =>
  gateway.request(`/remotes/image/${build}/${file}`, { headers });
async function namesIn(build: string): Promise<string[]> {
  const names: string[] = [];
  for await (const page of bucket.list(`builds/image/${build}/`)) names.push(...page.map(({ name }) => name));
  return names;
}

describe('a build that was published on another machine', () => {
  it('is served from a copy that the first requests share, compressed as well, and never changes', async () => {
    const build = nextBuild();
    await publish(build);
    expect(existsSync(buildDir(there ?? '', { name: 'image', build }))).toBe(false);

    const responses = await Promise.all([
      fileAt(build, 'tool.js'),
      fileAt(build, 'tool.js', { 'accept-encoding': 'br' }),
      fileAt(build, 'tool.js'),
    ]);

    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(responses[1]?.headers.get('content-encoding')).toBe('br');
    expect(responses[0]?.headers.get('cache-control')).toContain('immutable');
    const kept = await readFile(join(buildDir(here ?? '', { name: 'image', build }), 'tool.js'));
    expect(Buffer.from((await responses[0]?.arrayBuffer()) ?? []).equals(kept)).toBe(true);
  });

  it.each(['tool.js', 'tool.js.br', 'tool.js.gz', 'build-info.json'])(
    'is not served when its %s is another one, and a mended one is',
    async (file) => {
      const build = nextBuild();
      await publish(build);
      const name = `builds/image/${build}/${file}`;
      const whole = await buffer(await bucket.read(name));
      await bucket.put(name, Buffer.from('{"name":"other"}'), 'text/plain');

      expect((await fileAt(build, 'tool.js')).status).toBe(404);
      expect(existsSync(buildDir(there ?? '', { name: 'image', build }))).toBe(false);

      await bucket.put(name, whole, 'text/plain');
      expect((await fileAt(build, 'tool.js')).status).toBe(200);
    },
  );

  it('is known under its id: the same again changes nothing, other files are refused', async () => {
    const build = nextBuild();
    await publish(build);
    await expect(publish(build, there)).resolves.toMatchObject({ isNew: false });

    const other = await folderOf(build);
    const info = join(other, 'build-info.json');
    await writeFile(info, (await readFile(info, 'utf8')).replace(/sha384-./, 'sha384-_'));
    const elsewhere = await mkdtemp(join(tmpdir(), 'aic-archive-elsewhere-'));
    await expect(publish(build, elsewhere, other)).rejects.toThrow('with other files');
    await rm(elsewhere, { recursive: true });
  });
});

it('is asked for no build that the registry does not know', async () => {
  const pulled: string[] = [];
  const own = createTestGateway(
    sql,
    { DATA_DIR: there ?? '' },
    {
      archive: {
        ...archive,
        pull: async ({ build }) => {
          pulled.push(build);
          return false;
        },
      },
    },
  );
  for (const path of [
    '/remotes/image/fffffff/tool.js',
    '/remotes/nobody/aaaaa01/x.js',
    '/shell/..%2f/x.js',
  ]) {
    expect((await own.request(path)).status).toBe(404);
  }
  expect(pulled).toEqual([]);
  own.stop();
});

it('keeps nothing of a build that the registry refuses', async () => {
  const build = nextBuild();
  const folder = await writeTestBuild(sources ?? '', {
    name: 'api',
    build,
    label: 'Demo',
    isInNavigation: true,
    routes: ['/api'],
  });
  await expect(publish(build, here, folder)).rejects.toThrow('"api" is taken');
  const left: string[] = [];
  for await (const page of bucket.list('builds/api/')) left.push(...page.map(({ name }) => name));
  expect(left).toEqual([]);
});

it('is whole only with its last file: what a killed publisher left is put anew', async () => {
  const build = nextBuild();
  await publish(build);
  await bucket.remove(`builds/image/${build}/build-info.json`);
  await bucket.put(`builds/image/${build}/tool.js`, Buffer.from('half'), 'text/javascript');
  expect((await fileAt(build, 'tool.js')).status).toBe(404);

  await publish(build);

  expect((await fileAt(build, 'tool.js')).status).toBe(200);
});

it('loses builds that are deleted, and no others', async () => {
  const [over, kept] = [nextBuild(), nextBuild()];
  await publish(over);
  await publish(kept);
  await admin`delete from remote_build where name = 'image' and build = ${over}`;
  await admin`insert into remote_event (name, kind, build, actor) values ('image', 'deleted', ${over}, 'a start')`;

  await createArchiveSweep({ sql, logger }, archive)();

  expect(await namesIn(over)).toEqual([]);
  expect(await namesIn(kept)).not.toEqual([]);
});

it('says that files cannot be reached while the bucket is away, and pages come without what is prerendered', async () => {
  const build = nextBuild();
  const folder = await folderOf(build, 'shell');
  await publish(build, here, folder);
  await sql`select register_workspace_build('shell', ${build}, true)`;
  const away = openBucket({ ...server.settings, endpoint: 'http://127.0.0.1:1' });
  const own = createTestGateway(sql, { DATA_DIR: there ?? '' }, { archive: createBuildArchive(away) });

  expect((await own.request(`/shell/${build}/tool.js`)).status).toBe(503);
  expect((await own.request('/about')).status).toBe(200);

  own.stop();
  away.close();
});
