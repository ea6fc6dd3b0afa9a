import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Build, type BuildInfo, compile, writePages, writeTypes } from '@aic/build-kit';
import { TOOLS } from '@aic/contract';
import { PAGES_FILE, TYPES_FILES } from '@aic/contract/prerender';

/**
 * Folders of the shell and the remotes, in the order in which they are built: the built-in ones first, then every
 * other `mf-*` with a build of its own.
 */
export function frontendsOf(root: string): string[] {
  const builtIn = ['shell', ...TOOLS.map(({ folder }) => folder)];
  const others = readdirSync(root).filter(
    (folder) =>
      folder.startsWith('mf-') &&
      !builtIn.includes(folder) &&
      existsSync(join(root, folder, 'rspack.config.ts')),
  );
  return [...builtIn, ...others.toSorted()];
}

/** Of this workspace. */
export const FRONTENDS: readonly string[] = frontendsOf(join(import.meta.dirname, '../..'));

/** The folder of a remote, or of the shell; undefined when this workspace has none of that name. */
export function frontendOf(name: string): string | undefined {
  const folder = TOOLS.find((tool) => tool.name === name)?.folder ?? (name === 'shell' ? name : `mf-${name}`);
  return FRONTENDS.find((known) => known === folder);
}

export interface FinishedBuild extends Build {
  info: BuildInfo;
  /** Its sources have not changed since the last build. */
  isCached: boolean;
}

const BUILD_INFO = 'build-info.json';

let loads = 0;

/** Reads a frontend's rspack.config.ts again each time, because the build's id is computed from the current sources. */
export async function loadBuild(root: string, folder: string): Promise<Build> {
  loads += 1;
  const config = pathToFileURL(join(root, folder, 'rspack.config.ts'));
  config.searchParams.set('load', String(loads));
  // Safe because every rspack.config.ts exports what defineHost or defineRemote return.
  const module = (await import(config.href)) as { default: Build };
  return module.default;
}

/** Whether there is a build of exactly these sources. The pages are written last. */
export const isBuilt = ({ outputDir, prerendering }: Build): boolean =>
  existsSync(join(outputDir, prerendering === undefined ? BUILD_INFO : PAGES_FILE));

/**
 * Builds one frontend unless a build of exactly these sources exists.
 * @param options.forRelease with what only other hosts load: a remote's types, which take a second
 * @throws Error with Rspack's message
 */
export async function buildFrontend(build: Build, { forRelease = false } = {}): Promise<FinishedBuild> {
  const { outputDir, prerendering } = build;
  const isCached = isBuilt(build);
  if (!isCached) {
    await compile(build.name, build.config);
    if (prerendering !== undefined) await writePages(prerendering, outputDir, build.name);
  }
  if (forRelease && build.name !== 'shell' && !existsSync(join(outputDir, TYPES_FILES.zip))) {
    await writeTypes(outputDir);
  }
  // Safe because BuildInfoPlugin writes it, after all other files.
  const info = JSON.parse(readFileSync(join(outputDir, BUILD_INFO), 'utf8')) as BuildInfo;
  return { ...build, info, isCached };
}
