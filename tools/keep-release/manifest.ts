import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One file of a kept release. */
export interface KeptArchive {
  /** Its name: a tar archive, compressed with brotli. */
  archive: string;
  /** Of the file, in hexadecimal. */
  sha256: string;
}

/** What was released last, and what was kept of it. */
export interface ReleaseManifest {
  /** Counts kept releases from 1. */
  release: number;
  /** What it was built of. */
  commit: string;
  /** Of ShellApi, as its shell has it. */
  contract: string;
  /** As api/sql/release.json had it. */
  schema: { release: number; fingerprint: string };
  gateway: KeptArchive;
  /** Sources of what the shell shares with tools, for their types. */
  platform: KeptArchive;
  /** Builds of shell and remotes. */
  frontends: ReadonlyArray<KeptArchive & { name: string; build: string }>;
  /** Versions of the packages that its gateway runs with: those are not kept. */
  dependencies: Readonly<Record<string, string>>;
}

/** Where the last release is kept, from the root of the workspace. */
export const KEPT_RELEASE_FOLDER = 'e2e/kept-release';

export const MANIFEST_FILE = 'manifest.json';

/** @returns null where no release has been kept yet */
export function readManifest(folder: string): ReleaseManifest | null {
  const file = join(folder, MANIFEST_FILE);
  if (!existsSync(file)) return null;
  // Safe because keepRelease has written it.
  return JSON.parse(readFileSync(file, 'utf8')) as ReleaseManifest;
}
