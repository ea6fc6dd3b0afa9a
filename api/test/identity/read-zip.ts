import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import { fromBufferPromise } from 'yauzl';

/** The entries of a zip archive by name, with their sizes and checksums verified. @throws Error when it is none */
export async function readZip(bytes: Uint8Array): Promise<Map<string, Buffer>> {
  const archive = await fromBufferPromise(Buffer.from(bytes), { lazyEntries: true });
  const entries = new Map<string, Buffer>();
  for await (const entry of archive.eachEntry()) {
    const content = await buffer(await archive.openReadStreamPromise(entry));
    if (crc32(content) !== entry.crc32) throw new Error(`${entry.fileName} is damaged.`);
    entries.set(entry.fileName, content);
  }
  return entries;
}
