import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const options = { shell: process.platform === 'win32' };

interface Tarball {
  file: string;
  /** Such as `@aic/sdk@1.12.0`. */
  id: string;
}

/** @returns the tarballs of the given folders, in `into` */
export async function pack(folders: readonly string[], into: string): Promise<Tarball[]> {
  const { stdout } = await run('npm', ['pack', ...folders, '--pack-destination', into, '--json'], options);
  // Safe because npm's documentation says so of --json.
  const packed = JSON.parse(stdout) as Array<{ filename: string; id: string }>;
  return packed.map(({ filename, id }) => ({ file: join(into, filename), id }));
}

/**
 * Sends a tarball, as npm is signed in at the registry. What is there stays as it is, so that a run that broke off can
 * be repeated.
 * @returns whether it was sent
 * @throws Error with npm's words
 */
export async function publish({ file, id }: Tarball, registry: string): Promise<boolean> {
  const isThere = run('npm', ['view', id, 'version', '--registry', registry], options);
  if ((await isThere.catch(() => ({ stdout: '' }))).stdout.trim() !== '') return false;
  await run('npm', ['publish', file, '--registry', registry, '--loglevel', 'error'], options);
  return true;
}
