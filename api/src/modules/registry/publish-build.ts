import { constants as zlib, brotliCompressSync, gzipSync } from 'node:zlib';
import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Sql } from '../../db/client.ts';
import { buildInfoSchema, type BuildInfo } from './build-info.ts';
import { releaseBuild } from './registry.repo.ts';

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
  if (!existsSync(target)) {
    // A crash in the middle leaves a folder under another name, never half a build under its own.
    const staging = `${target}.${process.pid}.tmp`;
    await rm(staging, { recursive: true, force: true });
    await mkdir(staging, { recursive: true });
    for (const file of await readdir(sourceDir)) {
      await copyFile(join(sourceDir, file), join(staging, file));
      if (COMPRESSIBLE.test(file)) {
        await writeCompressed(join(staging, file));
      }
    }
    await rename(staging, target);
  }
  return { info, changed: await releaseBuild(sql, info) };
}

async function writeCompressed(file: string): Promise<void> {
  const bytes = await readFile(file);
  const brotli = brotliCompressSync(bytes, {
    params: { [zlib.BROTLI_PARAM_QUALITY]: 11, [zlib.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
  await writeFile(`${file}.br`, brotli);
  await writeFile(`${file}.gz`, gzipSync(bytes, { level: 9 }));
}
