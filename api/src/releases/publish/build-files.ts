import { lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { SIDE_FILES } from '@aic/contract/prerender';
import type { BuildInfo } from '@aic/contract/schemas';
import { bodyTooLarge } from '../../platform/errors/errors.ts';
import { nullIfMissing } from '../../platform/files/null-if-missing.ts';
import { brokenBuild } from '../errors/remote-errors.ts';

/** Of a build, whichever way it comes. */
export const FILES_MAX = 300;
export const FILE_BYTES_MAX = 5 * 1024 * 1024;
export const BUILD_BYTES_MAX = 25 * 1024 * 1024;

/**
 * What a browser loads as part of a tool. No HTML: a page of ours has a content policy, and a file of a build has
 * none.
 */
const FILE_NAME = /^\w[\w.-]{0,150}\.(?:m?js|css|json|txt|svg|png|jpe?g|webp|avif|gif|woff2|wasm|mp3|mp4)$/;

export const isFileOfBuild = (name: string): boolean => FILE_NAME.test(name) || SIDE_FILES.includes(name);

/** Source maps of its scripts come with a build and are kept: errors are read with them. No user gets one. */
export const mapsOf = ({ integrity }: Pick<BuildInfo, 'integrity'>): string[] =>
  Object.keys(integrity)
    .filter((file) => /\.m?js$/.test(file))
    .map((file) => `${file}.map`);

/**
 * The files of a build's folder that are published: those that `build-info.json` names, and what goes with it. Pages
 * and notes for developers stay where they are.
 * @throws AppError `invalid_request` for a name that no build has, and for what is missing, a folder or a link
 */
export async function publishedFiles(folder: string, info: BuildInfo): Promise<string[]> {
  const { name, integrity } = info;
  const found = new Set(await readdir(folder));
  const files = Object.keys(integrity);
  const odd = files.find((file) => !isFileOfBuild(file));
  if (odd !== undefined) throw brokenBuild(`${odd} is no file that a browser loads as part of a tool.`);
  const besides = [...SIDE_FILES, ...mapsOf(info)].filter((file) => found.has(file));
  const all = ['build-info.json', ...files, ...besides];
  let bytes = 0;
  for (const file of all) {
    // Not of what a link leads to, which may be anything on this machine.
    const stats = await lstat(join(folder, file)).catch(nullIfMissing);
    if (stats === null) throw brokenBuild(`${file} is missing.`);
    if (!stats.isFile()) throw brokenBuild(`${file} is a folder or a link, and no file.`);
    // The shell comes with its gateway, and brings films.
    if (stats.size > FILE_BYTES_MAX && name !== 'shell') throw bodyTooLarge(FILE_BYTES_MAX / 1024);
    if (!file.endsWith('.map')) bytes += stats.size;
  }
  if (bytes > BUILD_BYTES_MAX && name !== 'shell') throw bodyTooLarge(BUILD_BYTES_MAX / 1024);
  return all;
}
