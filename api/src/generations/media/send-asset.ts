import { Readable } from 'node:stream';
import type { PlatformDeps } from '../../platform/deps.ts';
import type { AppContext } from '../../platform/http/app-env.ts';
import type { ByteRange, StoredObject } from '../../platform/storage/storage.ts';
import { parseByteRange } from '../results/byte-range.ts';

/** Answers GET or HEAD with a stored file: conditional requests and ranges as in RFC 9110 sections 13 and 14. */
export async function sendAsset(
  c: AppContext,
  storage: PlatformDeps['storage'],
  key: string,
  object: StoredObject,
): Promise<Response> {
  const etag = `"${object.etag}"`;
  c.header('ETag', etag);
  // A key's content never changes, but who may see it does: a session ends, or a shown item is hidden. So browsers
  // ask each time, and mostly hear 304. `private` because the next user on this proxy may not have it.
  c.header('Cache-Control', 'private, no-cache');
  c.header('Accept-Ranges', 'bytes');
  c.header('Content-Security-Policy', "sandbox; default-src 'none'");
  if (matches(c.req.header('if-none-match'), etag)) return c.body(null, 304);

  const range = hasRange(c, etag) ? parseByteRange(c.req.header('range'), object.sizeBytes) : 'whole';
  if (range === 'unsatisfiable') {
    c.header('Content-Range', `bytes */${object.sizeBytes}`);
    return c.body(null, 416);
  }
  c.header('Content-Type', object.mediaType);
  if (range === 'whole') {
    c.header('Content-Length', String(object.sizeBytes));
    return c.newResponse(await bodyOf(c, storage, key), 200);
  }
  c.header('Content-Range', `bytes ${range.start}-${range.end}/${object.sizeBytes}`);
  c.header('Content-Length', String(range.end - range.start + 1));
  return c.newResponse(await bodyOf(c, storage, key, range), 206);
}

/** Ranges are of GET alone (RFC 9110 section 14.2), and of the very file that the client has begun to read. */
function hasRange(c: AppContext, etag: string): boolean {
  return c.req.method === 'GET' && (c.req.header('if-range') ?? etag) === etag;
}

/** HEAD opens no file: nothing would close it. */
async function bodyOf(c: AppContext, storage: PlatformDeps['storage'], key: string, range?: ByteRange) {
  if (c.req.method === 'HEAD') return null;
  // Safe because Node's web stream is the global one; only its type is declared twice.
  return Readable.toWeb(await storage.read(key, range)) as ReadableStream<Uint8Array>;
}

function matches(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header.trim() === '*' || header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
