import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants as zlib, gzip } from 'node:zlib';
import { TYPES_FILES } from '@aic/contract/prerender';
import type { BuildInfo } from '@aic/contract/schemas';

// In threads: a gateway that receives a build goes on answering.
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Half of libuv's threads: the others still read files and hash passwords meanwhile. */
const LANES = 2;

const COMPRESSIBLE = /\.(?:js|css|json|svg|html|wasm)$/;

/** What is larger is compressed by a tenth less, and in 1 s instead of 20. */
const SMALL_BYTES_MAX = 2_000_000;

/**
 * Where published files are kept: `<dataDir>/builds/<name>/<build>/`. Nothing in it ever changes;
 * `delete-old-builds.ts` removes what is over.
 */
export const buildsDir = (dataDir: string): string => join(dataDir, 'builds');

/** Where the files of one build are kept. */
export const buildDir = (dataDir: string, { name, build }: Pick<BuildInfo, 'name' | 'build'>): string =>
  join(buildsDir(dataDir), name, build);

/** What is left of a copy that was cut off, or of a build that is being deleted. */
export const UNFINISHED = '.tmp';

/**
 * Copies files of a build beside the earlier ones, compressed ahead of time. All or nothing, also beside another
 * process that keeps the same build: gateways start together.
 * @returns whether this call has made `target`
 */
export async function keepBuild(
  sourceDir: string,
  target: string,
  names: readonly string[],
): Promise<boolean> {
  if (existsSync(target)) {
    await addTypes(sourceDir, target, names);
    return false;
  }
  // A crash in the middle leaves a folder under another name, never half a build under its own.
  const staging = `${target}.${randomUUID()}${UNFINISHED}`;
  try {
    await mkdir(staging, { recursive: true });
    const files = names.values();
    const lane = async (): Promise<void> => {
      for (const file of files) {
        await copyFile(join(sourceDir, file), join(staging, file));
        if (COMPRESSIBLE.test(file)) await writeCompressed(join(staging, file));
      }
    };
    const lanes = Array.from({ length: LANES }, lane);
    // What one of them has begun is over before the folder is removed.
    await Promise.allSettled(lanes);
    await Promise.all(lanes);
    return await rename(staging, target).then(
      () => true,
      (error: unknown) => {
        // The other one was faster. A build is named by what is in it, so it is the same.
        if (!existsSync(target)) throw error;
        return false;
      },
    );
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

/** A start builds without types, which the same build brings when it is published for a release. */
async function addTypes(sourceDir: string, target: string, names: readonly string[]): Promise<void> {
  for (const file of Object.values(TYPES_FILES)) {
    const isNew = names.includes(file) && !existsSync(join(target, file));
    if (!isNew) continue;
    const staging = join(target, `${file}.${randomUUID()}.tmp`);
    await copyFile(join(sourceDir, file), staging);
    await rename(staging, join(target, file));
  }
}

async function writeCompressed(file: string): Promise<void> {
  const bytes = await readFile(file);
  const brotli = await toBrotli(bytes, {
    params: {
      [zlib.BROTLI_PARAM_QUALITY]: bytes.length > SMALL_BYTES_MAX ? 9 : 11,
      [zlib.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
  await writeFile(`${file}.br`, brotli);
  await writeFile(`${file}.gz`, await toGzip(bytes, { level: 9 }));
}
