import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { FIRST_SCREEN_FILE, PAGES_FILE } from '@aic/contract/prerender';
import { moduleFile } from '../versions/module-file.ts';
import { compile } from './compile.ts';
import type { Prerendering } from './prerender-config.ts';

/**
 * Prerenders the pages of a build, in a process of its own: it leaves no React in ours, and what it keeps open ends
 * with it. @throws Error when a page cannot be prerendered; what it says is above
 */
export async function writePages(
  { config, script, pages }: Prerendering,
  outputDir: string,
  name: string,
): Promise<void> {
  await compile(`${name}'s pages`, config);
  const folder = config.output?.path ?? '';
  const unfinished = join(outputDir, `${PAGES_FILE}.tmp`);
  try {
    const program = moduleFile(import.meta, 'prerender-pages');
    const args = [join(folder, script), unfinished, JSON.stringify(pages)];
    const child = spawn(process.execPath, [program, ...args], { stdio: ['ignore', 'inherit', 'inherit'] });
    const [code] = await once(child, 'exit');
    if (code !== 0) throw new Error(`The pages of ${name} could not be prerendered.`);
    if (script === FIRST_SCREEN_FILE) await copyFile(join(folder, script), join(outputDir, script));
    await rename(unfinished, join(outputDir, PAGES_FILE));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
