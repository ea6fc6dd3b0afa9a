import { constants } from 'node:fs';
import { access, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';

/** Linux keeps what lies here in memory. */
const MEMORY_FOLDER = '/dev/shm';

/** More than the databases of a whole run and their log take together. Containers often have 64 MB there. */
const NEEDED_BYTES = 4 * 1024 ** 3;

/**
 * Where the files of throw-away databases lie: in memory where there is room. Making and removing them took a sixth of
 * the time of the gateway's tests.
 * @param memoryFolder a folder in memory, if the system has one
 */
export async function scratchFolder(memoryFolder: string = MEMORY_FOLDER): Promise<string> {
  try {
    await access(memoryFolder, constants.W_OK | constants.X_OK);
    const { bavail, bsize } = await statfs(memoryFolder);
    return bavail * bsize >= NEEDED_BYTES ? memoryFolder : tmpdir();
  } catch {
    return tmpdir();
  }
}
