import type { ChildProcess } from 'node:child_process';

export type Print = (text: string) => void;

export const printNow: Print = (text) => void process.stdout.write(text);

/** What was printed last may come after the exit; a process that outlives its parent would hold its pipes for ever. */
const LAST_OUTPUT_MS = 5000;

/**
 * Hands on what a process prints, whose output and errors are pipes.
 * @returns its exit code when it has ended and all is printed; 1 if it was killed or could not be started
 */
export function printUntilEnd(child: ChildProcess, print: Print): Promise<number> {
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', print);
  }
  return new Promise((resolve) => {
    child.on('error', (error) => {
      print(`${error.message}\n`);
      resolve(1);
    });
    child.on('exit', (exitCode) => {
      const end = (): void => resolve(exitCode ?? 1);
      const timer = setTimeout(end, LAST_OUTPUT_MS);
      child.on('close', () => {
        clearTimeout(timer);
        end();
      });
    });
  });
}
