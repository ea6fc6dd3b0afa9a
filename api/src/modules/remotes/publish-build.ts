import { randomUUID } from 'node:crypto';
import { constants as zlib, brotliCompressSync, gzipSync } from 'node:zlib';
import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Sql } from '../../db/client.ts';
import { buildInfoSchema, type BuildInfo } from './build-info.ts';
import { releaseBuild } from './remotes.repo.ts';

const COMPRESSIBLE = /\.(?:js|css|json|svg|html)$/;

/** Where published files are kept: `<dataDir>/builds/<name>/<build>/`. Nothing in it ever changes or goes. */
export const buildsDir = (dataDir: string): string => join(dataDir, 'builds');

/**
 * Copies a build beside the earlier ones, compressed ahead of time, and releases it.
 *
 * @throws Error when `build-info.json` is missing or not what the preset writes; nothing is released then
 */
export async function publishBuild(
  { sql, dataDir }: { sql: Sql; dataDir: string },
  sourceDir: string,
): Promise<{ info: BuildInfo; changed: boolean }> {
  const info = buildInfoSchema.parse(JSON.parse(await readFile(join(sourceDir, 'build-info.json'), 'utf8')));
  const target = join(buildsDir(dataDir), info.name, info.build);
  if (!existsSync(target)) await keep(sourceDir, target);
  return { info, changed: await releaseBuild(sql, info) };
}

/** All or nothing, also beside another process that keeps the same build: gateways start together. */
async function keep(sourceDir: string, target: string): Promise<void> {
  // A crash in the middle leaves a folder under another name, never half a build under its own.
  const staging = `${target}.${randomUUID()}.tmp`;
  try {
    await mkdir(staging, { recursive: true });
    for (const file of await readdir(sourceDir)) {
      await copyFile(join(sourceDir, file), join(staging, file));
      if (COMPRESSIBLE.test(file)) {
        await writeCompressed(join(staging, file));
      }
    }
    await rename(staging, target).catch((error: unknown) => {
      // The other one was faster. A build is named by what is in it, so it is the same.
      if (!existsSync(target)) throw error;
    });
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

async function writeCompressed(file: string): Promise<void> {
  const bytes = await readFile(file);
  const brotli = brotliCompressSync(bytes, {
    params: { [zlib.BROTLI_PARAM_QUALITY]: 11, [zlib.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
  await writeFile(`${file}.br`, brotli);
  await writeFile(`${file}.gz`, gzipSync(bytes, { level: 9 }));
}
