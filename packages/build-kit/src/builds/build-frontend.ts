import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
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
 * Builds one frontend unless a build of exactly these sources exists. It becomes visible as a whole: two that build the
 * same at once do not meet.
 * @param options.forRelease with what only other hosts load: a remote's types, which take a second
 * @throws Error with Rspack's message
 */
export async function buildFrontend(build: Build, { forRelease = false } = {}): Promise<FinishedBuild> {
  const { outputDir } = build;
  const isCached = isBuilt(build);
  if (!isCached) await buildAside(build);
  if (forRelease && build.name !== 'shell' && !existsSync(join(outputDir, TYPES_FILES.zip))) {
    await writeTypes(outputDir);
  }
  // Safe because BuildInfoPlugin writes it, after all other files.
  const info = JSON.parse(readFileSync(join(outputDir, BUILD_INFO), 'utf8')) as BuildInfo;
  return { ...build, info, isCached };
}

async function buildAside(build: Build): Promise<void> {
  const { name, config, outputDir, prerendering } = build;
  const unfinished = `${outputDir}.${randomUUID()}.tmp`;
  try {
    await compile(name, { ...config, output: { ...config.output, path: unfinished } });
    if (prerendering !== undefined) await writePages(prerendering, unfinished, name);
    if (isBuilt(build)) return;
    // What is there was cut off.
    await rm(outputDir, { recursive: true, force: true });
    await rename(unfinished, outputDir).catch((error: unknown) => {
      // The other one was faster. A build is named by its sources, so it is the same.
      if (!isBuilt(build)) throw error;
    });
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}
