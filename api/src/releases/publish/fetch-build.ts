import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { nullIfMissing } from '../../platform/files/null-if-missing.ts';
import { brokenBuild } from '../errors/remote-errors.ts';
import type { BuildArchive, BuildKey } from './build-archive.ts';
import { readBuildInfo } from './inspect-build.ts';
import { buildDir, UNFINISHED } from './keep-build.ts';

const COMPRESSED = [
  { ending: '.br', open: promisify(brotliDecompress) },
  { ending: '.gz', open: promisify(gunzip) },
];

export interface KeptBuilds {
  dataDir: string;
  /** Null, or left out: this machine alone has them. */
  archive?: BuildArchive | null;
}

/**
 * Brings a published build to this machine, where it is not here yet.
 * @returns whether its files are here now
 * @throws AppError `invalid_request` when the archive has other files than its `build-info.json` names
 * @throws StorageUnavailable
 */
export async function fetchBuild({ dataDir, archive }: KeptBuilds, build: BuildKey): Promise<boolean> {
  const target = buildDir(dataDir, build);
  if (existsSync(target)) return true;
  if (!archive) return false;
  const staging = `${target}.${randomUUID()}${UNFINISHED}`;
  try {
    await mkdir(staging, { recursive: true });
    if (!(await archive.pull(build, staging))) return false;
    await requireItsFiles(staging, build);
    await rename(staging, target).catch((error: unknown) => {
      // Another process of this machine was faster.
      if (!existsSync(target)) throw error;
    });
    return true;
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

/** Compressed forms are checked as well: a browser gets these. */
async function requireItsFiles(folder: string, build: BuildKey): Promise<void> {
  const info = await readBuildInfo(folder);
  if (info.name !== build.name || info.build !== build.build) {
    throw brokenBuild(`it is build ${info.build} of ${info.name}.`);
  }
  for (const [file, integrity] of Object.entries(info.integrity)) {
    const bytes = await readFile(join(folder, file)).catch(nullIfMissing);
    const isIts = bytes && `sha384-${createHash('sha384').update(bytes).digest('base64')}` === integrity;
    if (!isIts) throw brokenBuild(`${file} is not the file that build-info.json names.`);
    for (const { ending, open } of COMPRESSED) {
      const compressed = await readFile(join(folder, file + ending)).catch(nullIfMissing);
      const opened = compressed && (await open(compressed).catch(() => null));
      if (compressed !== null && !opened?.equals(bytes)) {
        throw brokenBuild(`${file}${ending} is not the file that build-info.json names.`);
      }
    }
  }
}
