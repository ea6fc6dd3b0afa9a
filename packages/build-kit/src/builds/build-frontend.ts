import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PAGES_FILE, TYPES_FILES } from '@aic/contract/prerender';
import type { Build } from '../federation/define-remote.ts';
import type { BuildInfo } from '../plugins/build-info-plugin.ts';
import { compile } from '../prerender/compile.ts';
import { writePages } from '../prerender/write-pages.ts';
import { writeTypes } from '../types/write-types.ts';

export interface FinishedBuild extends Build {
  info: BuildInfo;
  /** Its sources have not changed since the last build. */
  isCached: boolean;
}

const BUILD_INFO = 'build-info.json';

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
