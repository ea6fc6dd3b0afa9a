import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Prerendering } from '@aic/sdk/federation';

/** Drawn pages of a build by their path, beside its files. */
export const PAGES_FILE = 'pages.json';

/**
 * Draws the pages of a build that was made for Node, in a process of its own: it leaves no React in ours, and what it keeps
 * open ends with it. @throws Error when a page cannot be drawn; what it says is above
 */
export async function writePages(
  { config, names }: Prerendering,
  outputDir: string,
  name: string,
): Promise<void> {
  const folder = config.output?.path ?? '';
  const unfinished = join(outputDir, `${PAGES_FILE}.tmp`);
  const script = join(import.meta.dirname, 'draw-pages.ts');
  try {
    const child = spawn(process.execPath, [script, join(folder, 'prerender.cjs'), unfinished, ...names], {
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    const [code] = await once(child, 'exit');
    if (code !== 0) throw new Error(`The pages of ${name} could not be drawn.`);
    await rename(unfinished, join(outputDir, PAGES_FILE));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
