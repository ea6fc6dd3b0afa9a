import { createHash, randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BuildInfo } from '@aic/contract/schemas';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { createTestDatabase } from '../../../test/database/database.ts';
import { writeTestBuild } from '../../../test/releases/write-build.ts';
import { buildsDir } from './keep-build.ts';
import { publishBuild } from './publish-build.ts';
import { registerWorkspaceBuild } from './register-workspace-build.ts';

const { sql } = await createTestDatabase();
const dataDir = await mkdtemp(join(tmpdir(), 'aic-publish-'));
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const publish = (folder: string, commit: string | null = null) =>
  publishBuild({ sql, dataDir }, folder, { actor: 'Ada', commit });
const kept = async () =>
  (await readdir(buildsDir(dataDir), { recursive: true })).filter((path) => path.includes('.'));
const registered = (name: string) => sql`select build, commit_id from remote_build where name = ${name}`;

/** Changes a file and its integrity, as a build with other sources would have it. */
async function replaceFile(folder: string, file: string, bytes: Buffer): Promise<void> {
  const infoFile = join(folder, 'build-info.json');
  // Safe because writeTestBuild has written it.
  const info = JSON.parse(await readFile(infoFile, 'utf8')) as BuildInfo;
  info.integrity[file] = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
  await writeFile(join(folder, file), bytes);
  await writeFile(infoFile, JSON.stringify(info));
}

it('keeps a build with its commit and the sizes as measured, and gives it to no user', async () => {
  const folder = await writeTestBuild(dataDir, { name: 'image', build: 'aaaaaa1' });

  const { info, isNew } = await publish(folder, 'abcdef1-dirty');

  expect(isNew).toBe(true);
  expect(info.sizes?.['tool.js']?.gzip).toBeGreaterThan(20);
  expect(await registered('image')).toEqual([{ build: 'aaaaaa1', commit_id: 'abcdef1-dirty' }]);
  expect(await sql`select from remote_channel where name = 'image'`).toHaveLength(0);
  await expect(publish(folder)).resolves.toMatchObject({ isNew: false });
});

it('refuses other bytes under the id of a published build, and keeps the first', async () => {
  const folder = await writeTestBuild(dataDir, { name: 'twice', build: 'aaaaaa1' });
  await publish(folder);
  const before = await readFile(join(buildsDir(dataDir), 'twice/aaaaaa1/tool.js'), 'utf8');
  await replaceFile(folder, 'tool.js', Buffer.from('other()'));

  await expect(publish(folder)).rejects.toMatchObject({
    code: 'conflict',
    message: expect.stringContaining('with other files'),
  });

  expect(await readFile(join(buildsDir(dataDir), 'twice/aaaaaa1/tool.js'), 'utf8')).toBe(before);
});

it('refuses a new tool under a name whose address is in use, and takes it under its own', async () => {
  const page = { label: 'Demo', isInNavigation: true };
  const taken = await writeTestBuild(dataDir, { name: 'api', build: 'aaaaaa1', ...page, routes: ['/api'] });
  const free = await writeTestBuild(dataDir, { name: 'demo', build: 'aaaaaa1', ...page, routes: ['/demo'] });

  await expect(publish(taken)).rejects.toThrow('"api" is taken');
  await expect(publish(free)).resolves.toMatchObject({ info: { ...page, routes: ['/demo'] } });
  expect(await registered('api')).toEqual([]);
});

it('takes a style sheet and a script that its entry knows the hashes of, and media, which nothing runs', async () => {
  const folder = await writeTestBuild(dataDir, { name: 'styled', build: 'aaaaaa1' });
  for (const file of ['lazy.css', 'lazy.js', 'film.mp4']) await replaceFile(folder, file, Buffer.from(file));
  const { integrity } = JSON.parse(await readFile(join(folder, 'build-info.json'), 'utf8')) as BuildInfo;
  const entry = `load(${JSON.stringify([integrity['lazy.css'], integrity['lazy.js']])})`;
  await replaceFile(folder, 'container.js', Buffer.from(entry));

  await expect(publish(folder)).resolves.toMatchObject({ isNew: true });
});

it('leaves at home what its build-info.json does not name, but for source maps of its scripts', async () => {
  const folder = await writeTestBuild(dataDir, { name: 'tidy', build: 'aaaaaa1' });
  const files = ['index.html', 'notes.txt', 'tool.js.map', 'old.js.map'];
  await Promise.all(files.map((file) => writeFile(join(folder, file), 'x')));
  await mkdir(join(folder, 'static'));

  await publish(folder);

  const kept = await readdir(join(buildsDir(dataDir), 'tidy/aaaaaa1'));
  expect(kept.filter((file) => !/\.(?:br|gz)$/.test(file)).toSorted()).toEqual([
    'build-info.json',
    'container.js',
    'lazy.js',
    'tool.js',
    'tool.js.map',
  ]);
});

describe('a build that is refused', () => {
  const RANDOM = Buffer.from(`//${randomBytes(70_000).toString('base64')}`);
  const cases: Array<[string, Partial<BuildInfo>, (folder: string) => Promise<void>, string]> = [
    ['lacks a file', {}, (folder) => rm(join(folder, 'tool.js')), 'tool.js is missing'],
    [
      'has a changed byte',
      {},
      (folder) => writeFile(join(folder, 'tool.js'), 'x'),
      'not the file that build-info.json names',
    ],
    [
      'has an entry above 20 kB',
      {},
      (folder) => replaceFile(folder, 'container.js', RANDOM.subarray(0, 30_000)),
      'the budget is 20.0 kB',
    ],
    [
      'has a first screen above 60 kB',
      {},
      (folder) => replaceFile(folder, 'tool.js', RANDOM),
      'the budget is 60.0 kB',
    ],
    [
      'would load an unchecked style sheet',
      {},
      (folder) => replaceFile(folder, 'lazy.css', Buffer.from('a{}')),
      'knows the hash of lazy.css',
    ],
    [
      'would load an unchecked script',
      {},
      (folder) => replaceFile(folder, 'lazy.js', Buffer.from('lazy()')),
      'knows the hash of lazy.js',
    ],
    [
      'has an asset without integrity',
      { assets: ['container.js', 'evil.js'] },
      async () => undefined,
      'evil.js has no integrity',
    ],
    [
      'takes the global of another',
      { global: 'aic_image_aaaaaa1' },
      async () => undefined,
      'its global has to be',
    ],
    [
      'claims a page of another tool',
      { routes: ['/video'] },
      async () => undefined,
      'a page of the tool video',
    ],
    [
      'takes a page of the shell for its own',
      { label: 'Mine', routes: ['/refused', '/pricing'] },
      async () => undefined,
      'The route "/pricing" is not /refused',
    ],
    ['has pages and no label', { routes: ['/refused'] }, async () => undefined, 'is no label'],
    [
      'has markup for a label',
      { label: '<img src=x>', routes: ['/refused'] },
      async () => undefined,
      'is no label',
    ],
    [
      'takes items over at a page of another tool',
      {
        label: 'Mine',
        routes: ['/refused'],
        uses: [{ as: 'hat', of: ['picture'], label: 'Hat', page: '/video' }],
      },
      async () => undefined,
      'leads to /video, which is no page of this tool',
    ],
    ['fills a slot with markup', { fills: { command: { label: '<b>' } } }, async () => undefined, 'no label'],
    [
      'is made for a version of 200,000 letters',
      { version: 'x'.repeat(200_000) },
      async () => undefined,
      'version',
    ],
    [
      'has 90,000 chunks',
      { chunks: Object.fromEntries(Array.from({ length: 90_000 }, (_, n) => [`c${n}`, ['tool.js']])) },
      async () => undefined,
      'chunks in build-info.json: at most 300',
    ],
    [
      'names a page',
      {},
      (folder) => replaceFile(folder, 'index.html', Buffer.from('<p>')),
      'index.html is no file',
    ],
    [
      'has a link in the place of a file',
      {},
      async (folder) => {
        await rm(join(folder, 'tool.js'));
        await symlink('/dev/null', join(folder, 'tool.js'));
      },
      'tool.js is a folder or a link',
    ],
    [
      'has a folder in the place of a file',
      {},
      async (folder) => {
        await rm(join(folder, 'tool.js'));
        await mkdir(join(folder, 'tool.js'));
      },
      'tool.js is a folder or a link',
    ],
    [
      'has a link in the place of its types',
      {},
      (folder) => symlink('/dev/null', join(folder, '@mf-types.zip')),
      '@mf-types.zip is a folder or a link',
    ],
    [
      'has a module for its first screen',
      {},
      (folder) => replaceFile(folder, 'tool.js', Buffer.from('export default { mount() {} };')),
      'tool.js is no classic script',
    ],
    [
      'has a first screen that moves the page on',
      {},
      (folder) =>
        writeFile(
          join(folder, 'pages.json'),
          JSON.stringify({
            other: { html: '<p><META http-equiv="refresh" content="0;url=//x">', styles: '' },
          }),
        ),
      'its first screen has <meta>',
    ],
    [
      'has a first screen with another base',
      {},
      (folder) =>
        writeFile(join(folder, 'pages.json'), '{"other":{"html":"\\u003cbase href=//x>","styles":""}}'),
      'its first screen has <base>',
    ],
    [
      'is called like a built-in tool',
      { label: 'imaGes', routes: ['/refused'] },
      async () => undefined,
      'label is that of the tool image',
    ],
    [
      'names a file outside of its folder',
      { integrity: { '../tool.js': 'sha384-x' } },
      async () => undefined,
      'in build-info.json',
    ],
  ];

  it.each(cases)('%s: it leaves neither a file nor a row', async (_what, change, damage, message) => {
    const folder = await writeTestBuild(dataDir, { name: 'refused', build: 'aaaaaa1', ...change });
    onTestFinished(() => rm(folder, { recursive: true }));
    await damage(folder);
    const before = await kept();

    await expect(publish(folder)).rejects.toThrow(message);

    expect(await kept()).toEqual(before);
    expect(await registered('refused')).toEqual([]);
  });

  it('needs another shell contract: it leaves neither a file nor a row, and a start goes on without it', async () => {
    const shell = await writeTestBuild(dataDir, { name: 'shell', build: 'aaaaaa1', contract: '1.4.0' });
    await registerWorkspaceBuild({ sql, dataDir }, shell, { canReturn: false, commit: null });
    const folder = await writeTestBuild(dataDir, { name: 'newer', build: 'aaaaaa1', contract: '^1.5.0' });
    const before = await kept();

    await expect(publish(folder)).rejects.toThrow(
      'needs the shell contract ^1.5.0; the released shell has 1.4.0',
    );
    const offer = await registerWorkspaceBuild({ sql, dataDir }, folder, { canReturn: false, commit: null });

    expect(offer).toMatchObject({ kind: 'refused', reason: expect.stringContaining('^1.5.0') });
    expect(await kept()).toEqual(before);
    expect(await registered('newer')).toEqual([]);
  });
});

it('is not released either where the shell has gone back since to a contract that it needs more than', async () => {
  const shellOf = async (build: string, contract: string) => {
    const folder = await writeTestBuild(dataDir, { name: 'shell', build, contract });
    await registerWorkspaceBuild({ sql, dataDir }, folder, { canReturn: true, commit: null });
  };
  await shellOf('bbbbbb1', '1.5.0');
  await publish(await writeTestBuild(dataDir, { name: 'early', build: 'aaaaaa1', contract: '^1.5.0' }));
  const release = () => sql`select release_remote('early', 'stable', 'aaaaaa1', 100, 'Ada')`;
  await shellOf('bbbbbb2', '1.4.0');

  await expect(release()).rejects.toMatchObject({ code: 'CRCON' });
  await shellOf('bbbbbb3', '1.5.0');
  await release();

  expect(await sql`select build from remote_channel where name = 'early'`).toEqual([{ build: 'aaaaaa1' }]);
});
