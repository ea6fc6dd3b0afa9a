import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const shell = process.platform === 'win32';

/** @returns the tarballs of the given folders, in `into` */
export async function pack(folders: readonly string[], into: string): Promise<string[]> {
  const { stdout } = await run('npm', ['pack', ...folders, '--pack-destination', into, '--json'], { shell });
  // Safe because npm's documentation says so of --json.
  return (JSON.parse(stdout) as Array<{ filename: string }>).map(({ filename }) => join(into, filename));
}

/** Sends a tarball, with the user's own sign-in at the registry. @throws Error with npm's words */
export async function publish(tarball: string, registry: string): Promise<void> {
  await run('npm', ['publish', tarball, '--registry', registry], { shell });
}
