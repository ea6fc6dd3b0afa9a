import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { BuiltFolder } from './command.ts';
import { prepareBuilt } from './stock-build.ts';

/** As `@module-federation/enhanced` 2.9 writes it. */
const MANIFEST = {
  id: 'counter',
  metaData: {
    globalName: 'counter',
    publicPath: 'auto',
    buildInfo: { buildVersion: '1.2.3', buildName: 'counter' },
    remoteEntry: { name: 'remoteEntry.js', path: '', type: 'global' },
  },
  exposes: [{ path: './tool', assets: { js: { sync: ['__federation_expose_tool.js'], async: [] } } }],
};

async function stockFolder(change: { manifest?: object | null; part?: string } = {}): Promise<BuiltFolder> {
  const dir = await mkdtemp(join(tmpdir(), 'aic-dist-'));
  onTestFinished(() => rm(dir, { recursive: true }));
  const manifest = change.manifest === undefined ? MANIFEST : change.manifest;
  if (manifest !== null) await writeFile(join(dir, 'mf-manifest.json'), JSON.stringify(manifest));
  for (const [file, code] of Object.entries({
    'remoteEntry.js': 'entry()',
    '__federation_expose_tool.js': 'tool()',
    '42.js': change.part ?? 'part()',
    '42.js.map': '{}',
    'index.html': '<p>',
    'mf-stats.json': '{}',
    '@mf-types.zip': 'PK',
  })) {
    await writeFile(join(dir, file), code);
  }
  return { dir, contract: '^1.0.0', label: 'Counter', routes: [] };
}

async function prepare(name: string, built: BuiltFolder) {
  const folder = await prepareBuilt(name, built);
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const info: unknown = JSON.parse(await readFile(join(folder, 'build-info.json'), 'utf8'));
  // Safe because the function has written it; what it lacks fails below.
  return { folder, info: info as { build: string; integrity: Record<string, string> } };
}

it('becomes a build with the digests of all files that browsers load, and with its types', async () => {
  const { folder, info } = await prepare('counter', await stockFolder());

  expect(info).toMatchObject({
    name: 'counter',
    version: '1.2.3',
    entry: 'remoteEntry.js',
    global: 'counter',
    contract: '^1.0.0',
    isStock: true,
    label: 'Counter',
    routes: ['/counter'],
    assets: ['remoteEntry.js', '__federation_expose_tool.js'],
  });
  const files = ['42.js', '__federation_expose_tool.js', 'mf-manifest.json', 'remoteEntry.js'];
  expect(Object.keys(info.integrity)).toEqual(files);
  expect((await readdir(folder)).toSorted()).toEqual(
    [...files, '@mf-types.zip', 'build-info.json'].toSorted(),
  );
});

it('begins with the script of a build with Vite, which imports its modules', async () => {
  const { metaData } = MANIFEST;
  const manifest = {
    ...MANIFEST,
    metaData: {
      ...metaData,
      remoteEntry: { name: 'remoteEntry.js', path: '', type: 'module' },
      varRemoteEntry: { name: 'varRemoteEntry.js', path: '', type: 'var' },
    },
  };
  const built = await stockFolder({ manifest });
  await writeFile(join(built.dir, 'varRemoteEntry.js'), 'container()');
  await writeFile(join(built.dir, 'part.mjs'), 'export {}');
  const { info } = await prepare('counter', built);

  expect(info).toMatchObject({ entry: 'varRemoteEntry.js', assets: ['varRemoteEntry.js'] });
  expect(Object.keys(info.integrity)).toContain('part.mjs');
});

it.each(['secret.json', '@mf-types.zip'])('takes nothing that %s leads to elsewhere', async (link) => {
  const built = await stockFolder();
  await rm(join(built.dir, link), { force: true });
  await symlink('/dev/null', join(built.dir, link));

  await expect(prepareBuilt('counter', built)).rejects.toThrow(`${link} is a folder or a link`);
});

it('says which folder has the name of a file', async () => {
  const built = await stockFolder();
  await mkdir(join(built.dir, '43.js'));

  await expect(prepareBuilt('counter', built)).rejects.toThrow('43.js is a folder or a link');
});

it('has the same id for the same files, and another when a byte or the contract differs', async () => {
  const built = await stockFolder();
  const { build } = (await prepare('counter', built)).info;

  expect((await prepare('counter', await stockFolder())).info.build).toBe(build);
  expect((await prepare('counter', await stockFolder({ part: 'part(2)' }))).info.build).not.toBe(build);
  expect((await prepare('counter', { ...built, contract: '^1.1.0' })).info.build).not.toBe(build);
});

it('has the pages of a built-in tool when it takes its place', async () => {
  const built = { ...(await stockFolder()), label: null };

  expect((await prepare('music', built)).info).toMatchObject({ routes: ['/music'] });
});

it('is taken as it is when it has a build-info.json, and only under its own name', async () => {
  const built = await stockFolder();
  await writeFile(join(built.dir, 'build-info.json'), '{ "name": "counter" }');

  await expect(prepareBuilt('counter', built)).resolves.toBe(built.dir);
  await expect(prepareBuilt('image', built)).rejects.toThrow('is a build of counter');
});

describe('is refused with the cure', () => {
  const { metaData } = MANIFEST;
  const entry = metaData.remoteEntry;
  it.each([
    ['without a manifest', null, "output.publicPath is 'auto'"],
    ['with nothing but an id', { id: 'counter' }, 'metaData in mf-manifest.json'],
    ['without a tool', { ...MANIFEST, exposes: [] }, "does not expose './tool'"],
    [
      'for one address alone',
      { ...MANIFEST, metaData: { ...metaData, publicPath: 'http://localhost:3001/' } },
      "http://localhost:3001/; build it with 'auto'",
    ],
    [
      'as a module',
      { ...MANIFEST, metaData: { ...metaData, remoteEntry: { ...entry, type: 'module' } } },
      'leave out the option library',
    ],
    [
      'with folders in it',
      { ...MANIFEST, metaData: { ...metaData, remoteEntry: { ...entry, path: 'static/js/' } } },
      'all files in one folder',
    ],
  ])('%s', async (_what, manifest, message) => {
    const built = await stockFolder({ manifest });

    await expect(prepareBuilt('counter', built)).rejects.toThrow(message);
  });

  it.each([
    ['its contract', { contract: null }, 'needs --contract'],
    ['its word', { label: null }, 'needs --label'],
  ])('when the command line does not say %s', async (_what, change, message) => {
    const built = { ...(await stockFolder()), ...change };

    await expect(prepareBuilt('counter', built)).rejects.toThrow(message);
  });
});
