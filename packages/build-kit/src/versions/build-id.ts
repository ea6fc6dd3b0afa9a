import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languageInputs } from '../messages/builds/build-inputs.ts';
import { findInstalled, installedPackage, readManifest } from './installed-package.ts';

/** What of this package a build is made by: all but the host of one tool alone. */
export const BUILD_KIT_SOURCES = ['federation', 'plugins', 'prerender', 'versions'].map((folder) =>
  join(import.meta.dirname, '..', folder),
);

/** A package's code: its sources in the workspace, and what they became where it is installed. */
const codeOf = (folder: string): string =>
  ['src', 'dist'].map((name) => join(folder, name)).find(existsSync) ?? folder;

/** `inputs` of a remote that bundles of the SDK what the page does not share, such as the library's calls. */
export const SDK_SOURCES = ['@aic/sdk', '@aic/contract'].map((name) => codeOf(installedPackage(name)));

/** No dependency: a tool that is built of it brings it along, and in the workspace it lies beside this package. */
const STUDIO =
  findInstalled(import.meta.dirname, '@aic/studio') ?? join(import.meta.dirname, '../../../studio');

/** `inputs` of a remote that is built of the studio's parts. */
export const STUDIO_SOURCES = [codeOf(STUDIO), ...SDK_SOURCES];

/** @param folder of one of our packages: the same in the workspace and where it is installed */
export const sourcesDigest = (folder: string): string =>
  readManifest(folder).sourcesDigest ?? computeBuildId([codeOf(folder)], []);

const IGNORED: ReadonlySet<string> = new Set(['node_modules', 'dist', 'storybook-static']);
const TEST_FILE = /\.(test|spec|stories|guide)\.tsx?$|\.mdx$/;

/**
 * A build's identity: a digest of everything the build reads, so the same source always has the same id and a changed
 * file always has another. It is part of the URL, of the chunk-loading name and of the global: two builds of one remote
 * can live in one page. In another language than English the catalogs count too.
 *
 * @param folders absolute paths; tests and stories in them do not count.
 * @param extra further inputs, e.g. the mode and the versions of the platform set.
 * @returns 10 hex characters
 */
export function computeBuildId(folders: readonly string[], extra: readonly string[]): string {
  const hash = createHash('sha256');
  for (const value of [...extra, ...languageInputs()]) {
    hash.update(`${value}\0`);
  }
  for (const folder of folders) {
    for (const file of listFiles(folder)) {
      hash
        .update(`${file.slice(folder.length)}\0`)
        .update(readFileSync(file))
        .update('\0');
    }
  }
  return hash.digest('hex').slice(0, 10);
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      if (IGNORED.has(entry.name) || TEST_FILE.test(entry.name)) {
        return [];
      }
      const path = join(folder, entry.name);
      return entry.isDirectory() ? listFiles(path) : [path];
    });
}
