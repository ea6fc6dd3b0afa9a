import { spawn, type ChildProcess } from 'node:child_process';
import { delimiter, join } from 'node:path';

const running = new Map<string, ChildProcess>();

/**
 * Prints what the compiler has against the types of a package, which a build takes out without a look at them. A check
 * of an edit before, which is still at it, ends.
 * @param dir the package's folder, which has a tsconfig.json
 */
export function printTypeErrors(dir: string): void {
  running.get(dir)?.kill();
  const child = spawn('tsc', ['--noEmit', '--pretty', '-p', dir], {
    env: { ...process.env, PATH: [join(dir, 'node_modules/.bin'), process.env['PATH']].join(delimiter) },
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  running.set(dir, child);
  // Without a compiler there is nothing to say, and the build goes on.
  child.on('error', () => running.delete(dir));
}
