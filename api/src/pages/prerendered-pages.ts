import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PAGES_FILE } from '@aic/contract/prerender';
import type { BuildInfo } from '@aic/contract/schemas';
import { z } from 'zod';
import { buildPath } from '../releases/registry/build-info.ts';

const pagesSchema = z.record(
  z.string(),
  z.object({
    html: z.string(),
    styles: z.string(),
    preloads: z.string().optional(),
    /** Names of the shell's files that the page needs soon. Builds of release 2 and older say none. */
    chunks: z.array(z.string()).optional(),
    /** Digest of the design system it is prerendered with. */
    platform: z.string().optional(),
    /** ToolLinkTemplates of a frame; older builds have none. */
    toolLinks: z.record(z.string(), z.string()).optional(),
    /** Badge with CREDITS_IN_FRAME; likewise. */
    credits: z.string().optional(),
  }),
);

/** What a build has prerendered: a page as visitors see it, or a part of one. */
export type PrerenderedPage = z.output<typeof pagesSchema>[string];

/**
 * Builds whose prerendered pages are kept in memory: shell and tools, each with those that a rollout or rollback is
 * between. A map keeps their order, which is all of a cache that is needed.
 */
const BUILDS_MAX = 16;

/** Reads prerendered pages of builds, each build once. Files of a build never change. */
export function createPrerenderedPages(buildsDir: string) {
  const builds = new Map<string, Promise<Record<string, PrerenderedPage>>>();

  return async function prerenderedPage(
    build: Pick<BuildInfo, 'name' | 'build'>,
    name: string,
  ): Promise<PrerenderedPage | null> {
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

/** Without the file, or with one that cannot be read, the page is rendered by the browser. */
async function readPages(file: string): Promise<Record<string, PrerenderedPage>> {
  try {
    return pagesSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return {};
  }
}
