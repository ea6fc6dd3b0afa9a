import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { TYPES_FILES } from '@aic/contract/prerender';
import { moduleFile } from '../versions/module-file.ts';

const run = promisify(execFile);

/** Where packing has put them: who installs this package needs no compiler for them. */
const packed = (file: string): string => join(import.meta.dirname, file);

/**
 * Writes the types of a remote's tool beside its files, for hosts with the library of Module Federation. They are the
 * same for all remotes, because the SDK says what a tool is. They take seconds to make, so only builds for a release
 * have them.
 * @throws Error when they cannot be made
 */
export async function writeTypes(outputDir: string): Promise<void> {
  if (existsSync(packed(TYPES_FILES.zip))) {
    for (const file of Object.values(TYPES_FILES)) await copyFile(packed(file), join(outputDir, file));
    return;
  }
  const folder = await mkdtemp(join(tmpdir(), 'aic-types-'));
  try {
    await run(process.execPath, [moduleFile(import.meta, 'types-process')], { cwd: folder });
    for (const file of Object.values(TYPES_FILES)) await copyFile(join(folder, file), join(outputDir, file));
  } finally {
    await rm(folder, { recursive: true });
  }
}
