import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants as zlib } from 'node:zlib';
import { packTar, unpackTar } from 'modern-tar';
import type { KeptArchive } from './manifest.ts';

/** The files below these paths, in the order of their names. Paths and results are relative to `root`. */
export function listFiles(root: string, paths: readonly string[]): string[] {
  return paths.flatMap((path) =>
    statSync(join(root, path)).isDirectory()
      ? listFiles(
          root,
          readdirSync(join(root, path))
            .toSorted()
            .map((name) => (path === '.' ? name : `${path}/${name}`)),
        )
      : [path],
  );
}

/** Packs files of `root` into `<folder>/<name>.tar.br`, without their times: the same files give the same bytes. */
export async function writeArchive(
  folder: string,
  name: string,
  { root, paths }: { root: string; paths: readonly string[] },
): Promise<KeptArchive> {
  const files = paths.map((path) => {
    const body = readFileSync(join(root, path));
    return { header: { name: path, size: body.length, mtime: new Date(0) }, body };
  });
  const packed = brotliCompressSync(await packTar(files), {
    params: { [zlib.BROTLI_PARAM_QUALITY]: 11, [zlib.BROTLI_PARAM_LGWIN]: 24 },
  });
  const archive = `${name}.tar.br`;
  writeFileSync(join(folder, archive), packed);
  return { archive, sha256: sha256(packed) };
}

/**
 * Writes the archive's files below `into`. @throws Error when the archive is missing or is not the one that was kept
 */
export async function extractArchive(
  folder: string,
  { archive, sha256: expected }: KeptArchive,
  into: string,
): Promise<void> {
  const file = join(folder, archive);
  if (!existsSync(file)) {
    throw new Error(`The kept release has no ${archive}. Restore it from the repository.`);
  }
  const packed = readFileSync(file);
  if (sha256(packed) !== expected) {
    throw new Error(`${archive} is not the file that the manifest names. Restore both from the repository.`);
  }
  for (const { header, data = '' } of await unpackTar(brotliDecompressSync(packed))) {
    const target = join(into, header.name);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, data);
  }
}

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
