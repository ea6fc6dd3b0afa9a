import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { PAGES_FILE } from '@aic/contract/prerender';
import { buildPath, type BuildInfo } from '../releases/registry/build-info.ts';

const pagesSchema = z.record(
  z.string(),
  z.object({
    html: z.string(),
    styles: z.string(),
    preloads: z.string().optional(),
    /** Digest of the design system it is drawn with. */
    platform: z.string().optional(),
  }),
);

/** What a build has drawn: a page as visitors see it, or a part of one. */
export type DrawnPage = z.output<typeof pagesSchema>[string];

/** Builds whose drawings are kept in memory: shell and tools, each with those that a rollout or rollback is between. */
const BUILDS_MAX = 16;

/** Reads the drawings of builds, each build once. Files of a build never change. */
export function createDrawnPages(buildsDir: string) {
  const builds = new Map<string, Promise<Record<string, DrawnPage>>>();

  return async function drawnPage(
    build: Pick<BuildInfo, 'name' | 'build'>,
    name: string,
  ): Promise<DrawnPage | null> {
    const path = buildPath(build);
    let pages = builds.get(path);
    if (pages === undefined) {
      const [oldest] = builds.keys();
      if (builds.size >= BUILDS_MAX && oldest !== undefined) builds.delete(oldest);
      pages = readPages(join(buildsDir, path.replace(/^\/remotes/, ''), PAGES_FILE));
      builds.set(path, pages);
    }
    return (await pages)[name] ?? null;
  };
}

/** Without the file, or with one that cannot be read, the page is drawn by the browser. */
async function readPages(file: string): Promise<Record<string, DrawnPage>> {
  try {
    return pagesSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return {};
  }
}
