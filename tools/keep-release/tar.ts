/** A file of an archive. */
export interface TarFile {
  /** With forward slashes, at most 255 bytes. */
  path: string;
  bytes: Uint8Array;
}

const BLOCK_BYTES = 512;

/**
 * Plain files as a tar archive (POSIX ustar), without times, owners and folders: the same files always give the same
 * bytes.
 * @throws Error for a path that is too long for the format
 */
export function packTar(files: readonly TarFile[]): Buffer {
  const blocks = files.flatMap(({ path, bytes }) => [
    header(path, bytes.length),
    bytes,
    Buffer.alloc(-bytes.length & (BLOCK_BYTES - 1)),
  ]);
  return Buffer.concat([...blocks, Buffer.alloc(2 * BLOCK_BYTES)]);
}

/** The files of an archive that `packTar` has made. */
export function unpackTar(tar: Buffer): TarFile[] {
  const files: TarFile[] = [];
  let offset = 0;
  // An archive ends with empty blocks.
  while (offset < tar.length && tar[offset] !== 0) {
    const name = textAt(tar, offset, 100);
    const sizeBytes = Number.parseInt(textAt(tar, offset + 124, 12), 8);
    const prefix = textAt(tar, offset + 345, 155);
    offset += BLOCK_BYTES;
    files.push({
      path: prefix === '' ? name : `${prefix}/${name}`,
      bytes: tar.subarray(offset, offset + sizeBytes),
    });
    offset += Math.ceil(sizeBytes / BLOCK_BYTES) * BLOCK_BYTES;
  }
  return files;
}

function header(path: string, sizeBytes: number): Buffer {
  const { prefix, name } = split(path);
  const block = Buffer.alloc(BLOCK_BYTES);
  block.write(name, 0);
  block.write('0000644\0', 100);
  block.write('0000000\0', 108);
  block.write('0000000\0', 116);
  block.write(`${octal(sizeBytes, 11)}\0`, 124);
  block.write(`${octal(0, 11)}\0`, 136);
  block.write('0', 156);
  block.write('ustar\x0000', 257);
  block.write(prefix, 345);
  // Counted with the checksum's own place full of blanks.
  block.fill(' ', 148, 156);
  block.write(
    `${octal(
      block.reduce((sum, byte) => sum + byte, 0),
      6,
    )}\0 `,
    148,
  );
  return block;
}

/** The format keeps the last 100 bytes of a path apart from the folders before them. */
function split(path: string): { prefix: string; name: string } {
  if (Buffer.byteLength(path) <= 100) return { prefix: '', name: path };
  const cut = path.indexOf('/', path.length - 101);
  const [prefix, name] = [path.slice(0, cut), path.slice(cut + 1)];
  if (cut < 0 || Buffer.byteLength(prefix) > 155 || Buffer.byteLength(name) > 100) {
    throw new Error(`${path} is too long for a tar archive.`);
  }
  return { prefix, name };
}

const octal = (value: number, digits: number): string => value.toString(8).padStart(digits, '0');

function textAt(block: Buffer, offset: number, length: number): string {
  const bytes = block.subarray(offset, offset + length);
  const end = bytes.indexOf(0);
  return bytes.subarray(0, end < 0 ? length : end).toString();
}
