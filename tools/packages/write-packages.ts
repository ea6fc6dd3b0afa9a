import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { sourcesDigest } from '@aic/build-kit';
import { SHELL_CONTRACT } from '@aic/sdk/version';
import { readCatalog } from './catalog.ts';
import { compilePackages } from './compile.ts';
import { packedManifest, type SourceManifest } from './manifest.ts';
import { PUBLISHED, type PublishedPackage } from './published.ts';
import { writeMade } from './write-made.ts';
import { writeModules } from './write-modules.ts';

interface Source extends PublishedPackage {
  manifest: SourceManifest;
}

/**
 * Writes each package that others install into a folder of its own, as it is in its tarball.
 * @param into an existing folder
 * @returns the folders, each after those that it needs
 * @throws Error when one cannot be compiled, or imports what it does not name
 */
export async function writePackages(root: string, into: string): Promise<string[]> {
  const catalog = readCatalog(root);
  const sources = await Promise.all(PUBLISHED.map((published) => readSource(root, published)));
  const compiled = await mkdtemp(join(tmpdir(), 'aic-compiled-'));
  try {
    await compilePackages(root, sources, compiled);
    return await Promise.all(
      sources.map(async (source) => {
        const to = join(into, basename(source.folder));
        await writePackage({ root, compiled, source, to, catalog });
        return to;
      }),
    );
  } finally {
    await rm(compiled, { recursive: true });
  }
}

interface WriteOptions {
  root: string;
  compiled: string;
  source: Source;
  to: string;
  catalog: Readonly<Record<string, string>>;
}

async function writePackage({ root, compiled, source, to, catalog }: WriteOptions): Promise<void> {
  const { folder, manifest } = source;
  await mkdir(to, { recursive: true });
  const imported = await writeModules({ ...source, root, compiled, dist: join(to, 'dist') });
  const made = await writeMade(manifest.name, join(to, 'dist'));
  const packed = packedManifest(manifest, {
    version: SHELL_CONTRACT,
    catalog,
    kept: source.kept ?? [],
    made,
    imported,
    sourcesDigest: sourcesDigest(join(root, folder)),
  });
  await writeFile(join(to, 'package.json'), `${JSON.stringify(packed, null, 2)}\n`);
  await copyFile(join(root, folder, 'README.md'), join(to, 'README.md'));
  await copyFile(join(root, 'LICENSE'), join(to, 'LICENSE'));
}

async function readSource(root: string, published: PublishedPackage): Promise<Source> {
  const text = await readFile(join(root, published.folder, 'package.json'), 'utf8');
  // Safe because it is our own manifest; what a tarball lacks of it is found by the test.
  return { ...published, manifest: JSON.parse(text) as SourceManifest };
}
