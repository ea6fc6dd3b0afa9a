/** The longest that what a start has opened may keep its process. */
const CLOSING_MS = 2000;

/**
 * Writes why a process could not start and ends it with exit code 1, without `process.exit`: in the first seconds that
 * call may wait forever for a thread that compiles and waits for this one, once in twenty times on a busy machine
 * (nodejs/node#54918). @param reason one line
 */
export function failStart(reason: string): void {
  process.stderr.write(`${reason}\n`);
  process.exitCode = 1;
  setTimeout(() => process.exit(1), CLOSING_MS).unref();
}
