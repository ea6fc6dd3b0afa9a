import { spawn, type ChildProcess } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { delimiter, join } from 'node:path';

const running = new Map<string, ChildProcess>();

/**
 * Prints what the compiler has against the types of a package, which a build takes out without a look at them. A check
 * of an edit before, which is still at it, ends.
 * @param dir the package's folder, which has a tsconfig.json
 */
export function printTypeErrors(dir: string): void {
  stopTypeCheck(dir);
  const child = spawn('tsc', ['--noEmit', '--pretty', '-p', dir], {
    env: { ...process.env, PATH: [join(dir, 'node_modules/.bin'), process.env['PATH']].join(delimiter) },
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  running.set(dir, child);
  // The page that shows the edit goes first.
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  // Without a compiler there is nothing to say, and the build goes on.
  child.on('error', () => running.delete(dir));
}

/** Ends the check that runs, if any: what it would say is about sources of before. */
export const stopTypeCheck = (dir: string): void => void running.get(dir)?.kill();
