import { addAbortSignal, finished, type PassThrough, Readable } from 'node:stream';
import { promisify } from 'node:util';
import { ZipFile } from 'yazl';

interface EntryOptions {
  /** False for what is compressed already. */
  isCompressed: boolean;
  modifiedAt: Date;
}

/** Resolves when the content was taken into the archive, so one entry after the other is read. */
export type AddEntry = (
  name: string,
  content: AsyncIterable<Uint8Array | string>,
  options: EntryOptions,
) => Promise<void>;

const ended = promisify(finished);

/**
 * A zip archive as a stream, filled as fast as it is read: it takes no more memory than a few pieces, however large
 * it is. It fails with what `fill` throws, with the signal's reason, and `fill` is stopped when it is no longer read.
 */
export function zipStream(fill: (add: AddEntry) => Promise<void>, signal: AbortSignal): Readable {
  const zip = new ZipFile();
  // Safe because it is one; yazl's types only tell what every stream has.
  const archive = zip.outputStream as PassThrough;
  const unread = new AbortController();
  archive.once('close', () => unread.abort());
  // Its reader gets the error; without a listener an error that comes before the first read would end the process.
  archive.on('error', () => undefined);
  zip.on('error', (error: Error) => archive.destroy(error));
  addAbortSignal(signal, archive);

  const add: AddEntry = async (name, content, { isCompressed, modifiedAt }) => {
    const source = content instanceof Readable ? content : Readable.from(content, { objectMode: false });
    try {
      unread.signal.throwIfAborted();
      zip.addReadStream(source, name, { compress: isCompressed, mtime: modifiedAt });
      await ended(source, { signal: unread.signal });
    } finally {
      source.destroy();
    }
  };
  fill(add).then(
    () => zip.end(),
    (error: unknown) => archive.destroy(error instanceof Error ? error : new Error(String(error))),
  );
  return archive;
}
