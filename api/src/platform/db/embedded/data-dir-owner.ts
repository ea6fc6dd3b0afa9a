import { readFile, rm, writeFile } from 'node:fs/promises';
import { pid } from 'node:process';
import { codeOf } from '../../errors/code-of.ts';

export interface Ownership {
  release(): Promise<void>;
}

/**
 * Marks a data directory as ours by a file with our process id. A file of a process that is gone is taken over.
 * @throws Error when a live process owns it.
 */
export async function claimOwnership(file: string): Promise<Ownership> {
  const owner = Number(await readFile(file, 'utf8').catch(() => '0'));
  if (owner > 0 && owner !== pid && isProcessAlive(owner)) {
    throw new Error(
      `Another copy of the server (process ${owner}) is using this data directory. Stop it first, or start this one with another data directory. (${file})`,
    );
  }
  await writeFile(file, String(pid));
  return { release: () => rm(file, { force: true }) };
}

export function isProcessAlive(processId: number): boolean {
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    // EPERM: it lives, but belongs to someone else.
    return codeOf(error) === 'EPERM';
  }
}
