import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildInfo } from '@aic/build-kit';
import { extractArchive } from './archive.ts';
import { linkDependencies } from './dependencies.ts';
import { GATEWAY_PACKAGES } from './keep-release.ts';
import { KEPT_RELEASE_FOLDER, readManifest, type ReleaseManifest } from './manifest.ts';

export interface KeptBuild {
  name: string;
  build: string;
  /** Of its files and its build-info.json, as publishing takes them. */
  folder: string;
}

export interface UnpackedRelease {
  manifest: ReleaseManifest;
  frontends: readonly KeptBuild[];
  /** Of its package `api`, ready to run: `node src/main.ts`. */
  gatewayFolder: string;
}

/**
 * Unpacks the release that is kept in this workspace; nothing is built.
 * @param into an empty folder
 * @throws Error when nothing is kept, an archive is not the one that was kept, or a package that its gateway needs is
 *   gone
 */
export async function unpackRelease(root: string, into: string): Promise<UnpackedRelease> {
  const kept = join(root, KEPT_RELEASE_FOLDER);
  const manifest = readManifest(kept);
  if (manifest === null) throw new Error('No release is kept. "npm run keep:release" keeps one.');
  const frontends: KeptBuild[] = [];
  for (const { name, build, ...archive } of manifest.frontends) {
    const folder = join(into, name);
    await extractArchive(kept, archive, folder);
    forgetMissingFiles(folder);
    frontends.push({ name, build, folder });
  }
  const packages = join(into, 'gateway');
  await extractArchive(kept, manifest.gateway, packages);
  linkDependencies({ root, into: packages, packages: GATEWAY_PACKAGES, versions: manifest.dependencies });
  return { manifest, frontends, gatewayFolder: join(packages, 'api') };
}

/** Publishing refuses a build that names a file it does not have; films and pictures were not kept. */
function forgetMissingFiles(folder: string): void {
  const file = join(folder, 'build-info.json');
  // Safe because BuildInfoPlugin has written it.
  const info = JSON.parse(readFileSync(file, 'utf8')) as BuildInfo;
  const integrity = Object.fromEntries(
    Object.entries(info.integrity).filter(([name]) => existsSync(join(folder, name))),
  );
  writeFileSync(file, JSON.stringify({ ...info, integrity }));
}
