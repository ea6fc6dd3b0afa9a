import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { buildPath, type BuildInfo } from '../modules/remotes/build-info.ts';

const pagesSchema = z.record(
  z.string(),
  z.object({ html: z.string(), styles: z.string(), preloads: z.string().optional() }),
);

/** A page as visitors see it, drawn with the shell's build. */
export type DrawnPage = z.output<typeof pagesSchema>[string];

/** Builds whose pages are kept in memory: the current one and those that a rollout or rollback is between. */
const BUILDS_MAX = 3;

/** Reads the drawn pages of shell builds, each build once. Files of a build never change. */
export function createDrawnPages(buildsDir: string) {
  const builds = new Map<string, Promise<Record<string, DrawnPage>>>();

  return async function drawnPage(shell: BuildInfo, path: string): Promise<DrawnPage | null> {
    let pages = builds.get(shell.build);
    if (pages === undefined) {
      const [oldest] = builds.keys();
      if (builds.size >= BUILDS_MAX && oldest !== undefined) builds.delete(oldest);
      pages = readPages(join(buildsDir, buildPath(shell), 'pages.json'));
      builds.set(shell.build, pages);
    }
    return (await pages)[path] ?? null;
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
