import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { buildFrontend, type FinishedBuild, isBuilt, loadBuild } from './build.ts';

const program = join(import.meta.dirname, 'build-process.ts');

/**
 * Builds a front end in a process of its own, unless a build of exactly these sources exists.
 * @returns the build, with whether it was there already
 * @throws Error with Rspack's message
 */
export async function buildAside(root: string, folder: string): Promise<FinishedBuild> {
  const build = await loadBuild(root, folder);
  if (isBuilt(build)) return buildFrontend(build);
  const child = fork(program, [folder], { cwd: root, stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
  const [message, [code]] = await Promise.all([child.stderr ? text(child.stderr) : '', once(child, 'exit')]);
  if (code !== 0) throw new Error(message.trim() || `${folder} could not be built.`);
  return { ...(await buildFrontend(build)), isCached: false };
}
