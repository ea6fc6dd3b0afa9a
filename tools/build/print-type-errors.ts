import { spawn, type ChildProcess } from 'node:child_process';

const running = new Map<string, ChildProcess>();

/**
 * Prints what the compiler has against the types of a package, which a build takes out without a look at them. A check
 * of an edit before, which is still at it, ends.
 * @param folder of the package, from `root`
 */
export function printTypeErrors(root: string, folder: string): void {
  running.get(folder)?.kill();
  const child = spawn('tsc', ['--noEmit', '--pretty', '-p', folder], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  running.set(folder, child);
  // Without a compiler there is nothing to say, and the build goes on.
  child.on('error', () => running.delete(folder));
}
