import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BuildInfo } from '@aic/contract/schemas';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/database/database.ts';
import { writeTestBuild } from '../../../test/releases/write-build.ts';
import { parseConfig } from '../../platform/config/config.ts';
import { resolveFor } from '../registry/resolve-remotes.ts';
import { publishBuild } from './publish-build.ts';
import { registerWorkspaceBuild } from './register-workspace-build.ts';

const { sql } = await createTestDatabase();
const dataDir = await mkdtemp(join(tmpdir(), 'aic-stock-'));
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const PAGE = { label: 'Counter', isInNavigation: true, routes: ['/my-counter'] };

/** A build of the stock plugin: an entry as heavy as the library, and a part whose hash no script knows. */
async function writeStockBuild(
  build: string,
  change: Partial<BuildInfo> = {},
  entryBytes = 34_000,
  code = '',
) {
  const folder = await writeTestBuild(dataDir, {
    name: 'my-counter',
    build,
    global: 'my_counter',
    isStock: true,
    ...PAGE,
    ...change,
  });
  const infoFile = join(folder, 'build-info.json');
  // Safe because writeTestBuild has written it.
  const info = JSON.parse(await readFile(infoFile, 'utf8')) as BuildInfo;
  for (const [file, bytes] of [
    ['container.js', Buffer.from(`//${randomBytes(entryBytes).toString('base64')}\n${code}`)],
    ['unknown-part.js', Buffer.from('part()')],
  ] as const) {
    await writeFile(join(folder, file), bytes);
    info.integrity[file] = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
  }
  await writeFile(infoFile, JSON.stringify(info));
  return folder;
}

const publish = (folder: string) => publishBuild({ sql, dataDir }, folder, { actor: 'Ada', commit: null });

it('is published with the entry that the library weighs, and the registry says what it is', async () => {
  const folder = await writeStockBuild('aaaaaa1');

  const offer = await registerWorkspaceBuild({ sql, dataDir }, folder, { canReturn: true, commit: null });

  expect(offer.kind).toBe('released');
  const { registry } = await resolveFor({ sql, config: parseConfig({}) }, null);
  expect(registry.remotes['my-counter']).toMatchObject({ isStock: true, global: 'my_counter' });
});

it.each([
  ['bbbbbb1', 'mycounter'],
  ['bbbbbb2', 'myCounter'],
  ['bbbbbb3', 'MY_COUNTER'],
])('%s may call its container %s', async (build, global) => {
  const folder = await writeStockBuild(build, { global });

  await expect(publish(folder)).resolves.toMatchObject({ isNew: true });
});

it.each([
  ['rspack', 'dddddd1', 'r=self.rspackChunk=self.rspackChunk||[];r.forEach(t)', 'rspackChunk'],
  [
    'webpack',
    'dddddd2',
    'var c = self["webpackChunk@a/b"] = self["webpackChunk@a/b"] || [];',
    'webpackChunk@a/b',
  ],
])(
  'of %s says by which array its files find it, whatever its folder claims',
  async (_what, build, code, name) => {
    const folder = await writeStockBuild(build, { chunkArray: 'fetch' }, 1000, code);

    await registerWorkspaceBuild({ sql, dataDir }, folder, { canReturn: true, commit: null });

    const { registry } = await resolveFor({ sql, config: parseConfig({}) }, null);
    expect(registry.remotes['my-counter']).toMatchObject({ build, chunkArray: name });
  },
);

it('that loads no other file has no such array', async () => {
  const { info } = await publish(await writeStockBuild('dddddd3', { chunkArray: 'fetch' }));

  expect(info.chunkArray).toBeUndefined();
});

it("with the array of the product's own builds is refused", async () => {
  const code = 'self.rspackChunkaic_shell_1=self.rspackChunkaic_shell_1||[]';

  await expect(publish(await writeStockBuild('dddddd4', {}, 1000, code))).rejects.toThrow(
    'output.uniqueName',
  );
});

describe('is refused', () => {
  it.each([
    ["with another remote's name for its container", { global: 'image' }, 34_000, 'has to be like its name'],
    ['with a global of the page', { global: 'location' }, 34_000, 'has to be like its name'],
    [
      "with a global like those of the product's own builds",
      { name: 'aic-image-b1', global: 'aic_image_b1', label: 'X', routes: ['/aic-image-b1'] },
      34_000,
      'has to be like its name',
    ],
    ['with an entry that is heavier than the library', {}, 46_000, 'the budget is 45.0 kB'],
  ])('%s', async (_what, change, entryBytes, message) => {
    const folder = await writeStockBuild('cccccc1', change, entryBytes);

    await expect(publish(folder)).rejects.toThrow(message);
  });
});
