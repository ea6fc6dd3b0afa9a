import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { SIDE_FILES } from '@aic/contract/prerender';
import { Busboy, type BusboyHeaders } from '@fastify/busboy';
import { UPLOAD_FOLDER_PREFIX } from '../../generations/uploads/receive-form.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { bodyTooLarge, notAForm } from '../../platform/errors/errors.ts';
import { isDiskFull } from '../../platform/files/disk-full.ts';
import { brokenBuild } from '../errors/remote-errors.ts';
import { BUILD_BYTES_MAX, FILE_BYTES_MAX, FILES_MAX, isFileOfBuild, mapsOf } from '../publish/build-files.ts';
import { readBuildInfo } from '../publish/inspect-build.ts';

/**
 * Receives the files of a build, one part each, into a folder of its own. Nothing of it can be asked for; `dispose`
 * removes it.
 * @throws AppError `unsupported_media` for another body, `too_large`, `invalid_request` for what is no build of `name`
 */
export async function receiveBuild(
  request: Request,
  name: string,
): Promise<{ folder: string; dispose(): Promise<void> }> {
  const contentType = request.headers.get('content-type') ?? '';
  if (!/^multipart\/form-data\s*;.*\bboundary=/i.test(contentType) || request.body === null) throw notAForm();
  const folder = await mkdtemp(join(tmpdir(), UPLOAD_FOLDER_PREFIX));
  const dispose = () => rm(folder, { recursive: true, force: true });
  try {
    // Safe because Node's web stream is the global one; only its type is declared twice.
    const body = Readable.fromWeb(request.body as ReadableStream<Uint8Array>);
    const files = await writeParts(body, { 'content-type': contentType }, folder);
    const info = await readBuildInfo(folder);
    if (info.name !== name) throw brokenBuild(`it is a build of ${info.name}.`);
    const named = new Set([
      'build-info.json',
      ...SIDE_FILES,
      ...Object.keys(info.integrity),
      ...mapsOf(info),
    ]);
    const unlisted = files.find((file) => !named.has(file));
    if (unlisted !== undefined) throw brokenBuild(`${unlisted} is not named in build-info.json.`);
    return { folder, dispose };
  } catch (error) {
    await dispose();
    throw error;
  }
}

/** @returns the names of the files */
async function writeParts(body: Readable, headers: BusboyHeaders, folder: string): Promise<string[]> {
  const files = new Set<string>();
  const writes: Promise<void>[] = [];
  const dropped = new AbortController();
  let problem: AppError | null = null;
  const parser = new Busboy({
    headers,
    // A path in a name is refused below instead of being cut off.
    preservePath: true,
    // Each script may have its source map.
    limits: { files: 2 * FILES_MAX, fileSize: FILE_BYTES_MAX, fields: 0 },
  });
  async function keep(file: string, part: Readable & { truncated: boolean }): Promise<void> {
    await pipeline(part, createWriteStream(join(folder, file)), { signal: dropped.signal });
    if (part.truncated) problem ??= bodyTooLarge(FILE_BYTES_MAX / 1024);
  }

  parser.on('file', (_field, part, file) => {
    if (!isFileOfBuild(file.replace(/\.map$/, '')) || files.has(file)) {
      problem ??= brokenBuild(
        `a file cannot have this name, or came twice: ${JSON.stringify(file.slice(0, 80))}.`,
      );
      part.resume();
      return;
    }
    files.add(file);
    const write = keep(file, part);
    // Awaited at the end; a failure before that must not end the process.
    write.catch(() => undefined);
    writes.push(write);
  });
  parser.on(
    'filesLimit',
    () => (problem ??= brokenBuild(`it has more than ${FILES_MAX} files, source maps apart.`)),
  );
  try {
    await pipeline(body, limitBytes(), parser);
  } catch (error) {
    dropped.abort();
    await Promise.allSettled(writes);
    if (error instanceof AppError || isDiskFull(error)) throw error;
    throw brokenBuild('the upload ended early, or is no form.');
  }
  await Promise.all(writes);
  if (problem !== null) throw problem;
  return [...files];
}

/** Source maps are not counted as what users load. */
const BYTES_MAX = 2 * BUILD_BYTES_MAX;

function limitBytes(): Transform {
  let seen = 0;
  return new Transform({
    transform(chunk: Uint8Array, _encoding, done) {
      seen += chunk.byteLength;
      if (seen > BYTES_MAX) done(bodyTooLarge(BYTES_MAX / 1024));
      else done(null, chunk);
    },
  });
}
