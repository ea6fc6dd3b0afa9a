import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FIRST_SCREEN_FILE } from '@aic/contract/prerender';
import { readCommit } from '@aic/remote';
import { buildFrontend, type FinishedBuild, frontendsOf, loadBuild } from '../build/build.ts';
import { listFiles, writeArchive } from './archive.ts';
import { installedVersions } from './dependencies.ts';
import { MANIFEST_FILE, readManifest, type ReleaseManifest } from './manifest.ts';

/** Packages whose sources are the gateway: Node runs them as they are. */
export const GATEWAY_PACKAGES = ['api', 'packages/contract', 'packages/preview-engine'] as const;
const GATEWAY_PATHS = [
  ...GATEWAY_PACKAGES.flatMap((name) => [`${name}/package.json`, `${name}/src`]),
  'api/migrations',
  'api/sql',
];
/** Packages that tools take from the shell. */
export const PLATFORM_PACKAGES = ['design-system', 'packages/sdk'] as const;
const PLATFORM_PATHS = PLATFORM_PACKAGES.flatMap((name) => [`${name}/package.json`, `${name}/src`]);

/**
 * Films, sounds and pictures are most of a build's bytes and do not compress; pages of signed-in users have none of
 * them.
 */
const LEFT_OUT = /\.(?:map|mp4|mp3|avif|png|wasm|mdx)$|\.(?:test|stories)\.tsx?$/;

/** Its script that prerenders is kept; those of the other tools are as large and show nothing more. */
const ONE_TOOL = 'image';

interface KeepOptions {
  /** The workspace at the released commit. */
  root: string;
  /** Where the release before is kept; this one takes its place. */
  folder: string;
}

/**
 * Builds shell and remotes and keeps them with the gateway's sources, for tests that run the next release beside it
 * (docs/adr/0034-the-release-before-is-kept.md).
 * @throws Error when the workspace is not exactly a commit, or does not build; what was kept before stays then
 */
export async function keepRelease({ root, folder }: KeepOptions): Promise<ReleaseManifest> {
  const commit = cleanCommit(root);
  buildIn(root);
  const builds: FinishedBuild[] = [];
  for (const name of frontendsOf(root)) builds.push(await buildFrontend(await loadBuild(root, name)));

  const before = readManifest(folder);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const frontends: ReleaseManifest['frontends'][number][] = [];
  for (const { name, build, outputDir } of builds) {
    const paths = keptFiles(outputDir, ['.']).filter(
      (file) => file !== FIRST_SCREEN_FILE || name === ONE_TOOL,
    );
    frontends.push({ name, build, ...(await writeArchive(folder, name, { root: outputDir, paths })) });
  }
  const manifest: ReleaseManifest = {
    release: before === null ? 1 : before.release + (before.commit === commit ? 0 : 1),
    commit,
    contract: builds.find(({ name }) => name === 'shell')?.info.contract ?? '',
    // Safe because api/test/database/write-schema.ts has written it.
    schema: JSON.parse(readFileSync(join(root, 'api/sql/release.json'), 'utf8')) as ReleaseManifest['schema'],
    gateway: await writeArchive(folder, 'gateway', { root, paths: keptFiles(root, GATEWAY_PATHS) }),
    platform: await writeArchive(folder, 'platform', { root, paths: keptFiles(root, PLATFORM_PATHS) }),
    frontends,
    dependencies: installedVersions(root, GATEWAY_PACKAGES),
  };
  writeFileSync(join(folder, MANIFEST_FILE), `${JSON.stringify(manifest, null, 2)}\n`);
  return manifest;
}

/** A checkout builds itself: plugins of its own Rspack mean nothing to ours. */
function buildIn(root: string): void {
  const script = join(root, 'tools/build/main.ts');
  const { status } = spawnSync(process.execPath, ['--disable-warning=ExperimentalWarning', script], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) throw new Error(`${root} does not build; the lines above say why. Nothing was kept.`);
}

const keptFiles = (root: string, paths: readonly string[]): string[] =>
  listFiles(root, paths).filter((file) => !LEFT_OUT.test(file));

function cleanCommit(root: string): string {
  const commit = readCommit(root);
  if (commit === null) throw new Error(`${root} is no git repository, so nothing says what was kept.`);
  if (commit.endsWith('-dirty')) {
    throw new Error(
      'There are changes that are not committed. What is kept has to be what was released: commit or stash them first.',
    );
  }
  return commit;
}
