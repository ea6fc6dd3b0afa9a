import { createHash, type Hash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { UPLOAD_SIZE_BYTES_MAX } from '@aic/contract';
import { Busboy, type BusboyHeaders, type BusboyInstance } from '@fastify/busboy';
import { AppError } from '../../platform/errors/app-error.ts';
import { notAForm } from '../../platform/errors/errors.ts';
import { isDiskFull } from '../../platform/files/disk-full.ts';
import { formText } from '../../platform/http/form-text.ts';
import { fieldTooLong, uploadError } from '../errors/upload-errors.ts';

export interface ReceivedFile {
  /** Lives until `dispose`. */
  path: string;
  /** Of the bytes as they came, hex SHA-256. */
  digest: string;
}

export interface ReceivedForm {
  fields: Record<string, string>;
  files: Record<string, ReceivedFile>;
  /** Removes the files. */
  dispose(): Promise<void>;
}

/** Of the folders that uploads are received into. */
export const UPLOAD_FOLDER_PREFIX = 'aic-upload-';

const FIELDS_MAX = 10;
/** A prompt of 4,000 characters, at four bytes each. */
const FIELD_BYTES_MAX = 16 * 1024;
/** What a form may have around its files. */
const OVERHEAD_BYTES_MAX = 1024 * 1024;

/**
 * Receives a multipart form into files, so that memory does not grow with uploads. A file that is too large is read to
 * its end, not kept, and then refused: a browser whose request is cut off shows no response at all.
 * @param fileNames the file fields that are expected; any other refuses the form
 * @throws AppError `unsupported_media` for another body, `too_large`, `invalid_request`
 */
export async function receiveForm(request: Request, fileNames: readonly string[]): Promise<ReceivedForm> {
  const contentType = request.headers.get('content-type') ?? '';
  // Without a boundary it is unknown where its parts end.
  if (!/^multipart\/form-data\s*;.*\bboundary=/i.test(contentType) || request.body === null) {
    throw notAForm();
  }
  const folder = await mkdtemp(join(tmpdir(), UPLOAD_FOLDER_PREFIX));
  const dispose = () => rm(folder, { recursive: true, force: true });
  try {
    const bytesMax = fileNames.length * UPLOAD_SIZE_BYTES_MAX * 2 + OVERHEAD_BYTES_MAX;
    const parts = collectParts(contentType, { folder, fileNames });
    // Safe because Node's web stream is the global one; only its type is declared twice.
    const body = Readable.fromWeb(request.body as ReadableStream<Uint8Array>);
    try {
      await pipeline(body, limitBytes(bytesMax, fileNames[0] ?? 'body'), parts.sink);
    } catch (error) {
      await parts.drop();
      if (error instanceof AppError || isDiskFull(error)) throw error;
      throw uploadError('other', fileNames[0] ?? 'body', error);
    }
    return { ...(await parts.end()), dispose };
  } catch (error) {
    await dispose();
    throw error;
  }
}

function collectParts(
  contentType: string,
  { folder, fileNames }: { folder: string; fileNames: readonly string[] },
) {
  const fields: Record<string, string> = Object.create(null);
  const files: Record<string, ReceivedFile> = {};
  const writes: Promise<void>[] = [];
  const dropped = new AbortController();
  const names = new Set<string>();
  let problem: AppError | null = null;
  const headers: BusboyHeaders = { 'content-type': contentType };
  const sink = openParser(headers, fileNames);

  async function keep(name: string, part: Readable & { truncated: boolean }): Promise<void> {
    const path = join(folder, String(writes.length));
    const hash = createHash('sha256');
    let sizeBytes = 0;
    await pipeline(
      part,
      digesting(hash, (length) => (sizeBytes += length)),
      createWriteStream(path),
      { signal: dropped.signal },
    );
    if (part.truncated) problem ??= uploadError('too-large', name);
    // A file input without a file sends an empty part.
    else if (sizeBytes > 0) files[name] = { path, digest: hash.digest('hex') };
  }

  sink.on('file', (name, part) => {
    if (!fileNames.includes(name) || names.has(name)) {
      problem ??= uploadError('other', fileNames[0] ?? name);
      part.resume();
      return;
    }
    names.add(name);
    const write = keep(name, part);
    // Awaited at the end; a failure before that must not end the process.
    write.catch(() => undefined);
    writes.push(write);
  });
  sink.on('field', (name, value, _nameTruncated, isTruncated) => {
    if (isTruncated) problem ??= fieldTooLong(name);
    fields[name] = formText(value);
  });
  for (const limit of ['filesLimit', 'fieldsLimit', 'partsLimit'] as const) {
    sink.on(limit, () => (problem ??= uploadError('other', fileNames[0] ?? 'body')));
  }

  return {
    sink,
    /**
     * Closes what is half written: a parser that is cut off never ends its parts, and they would stay open for ever.
     */
    async drop() {
      dropped.abort();
      await Promise.allSettled(writes);
    },
    async end() {
      await Promise.all(writes);
      if (problem) throw problem;
      return { fields: { ...fields }, files };
    },
  };
}

/** @throws AppError `invalid_request` for a boundary that the parser does not take */
function openParser(headers: BusboyHeaders, fileNames: readonly string[]): BusboyInstance {
  try {
    return new Busboy({
      headers,
      limits: {
        fields: FIELDS_MAX,
        fieldNameSize: 100,
        fieldSize: FIELD_BYTES_MAX,
        files: fileNames.length,
        fileSize: UPLOAD_SIZE_BYTES_MAX,
      },
    });
  } catch (error) {
    throw uploadError('other', fileNames[0] ?? 'body', error);
  }
}

function digesting(hash: Hash, onLength: (length: number) => void): Transform {
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      onLength(chunk.byteLength);
      done(null, chunk);
    },
  });
}

/** The net below the limit of each file, for bodies without a length. */
function limitBytes(bytesMax: number, field: string): Transform {
  let seen = 0;
  return new Transform({
    transform(chunk: Uint8Array, _encoding, done) {
      seen += chunk.byteLength;
      if (seen > bytesMax) done(uploadError('too-large', field));
      else done(null, chunk);
    },
  });
}
