import type { PlatformDeps } from '../../platform/deps.ts';
import type { AppContext } from '../../platform/http/app-env.ts';
import { streamBody } from '../../platform/http/stream-body.ts';
import type { ByteRange, HandOffHeaders, StoredObject } from '../../platform/storage/storage.ts';
import { hasVersion } from '../list/if-none-match.ts';
import { parseByteRange } from '../results/byte-range.ts';

/** Below this a redirect costs more than it saves, and no browser could ask whether what it has is still the file. */
const REDIRECTED_BYTES_MIN = 256 * 1024;

/** Answers GET or HEAD with a stored file: conditional requests and ranges as in RFC 9110 sections 13 and 14. */
export async function sendAsset(
  c: AppContext,
  storage: PlatformDeps['storage'],
  key: string,
  object: StoredObject,
  disposition: string | null = null,
): Promise<Response> {
  const etag = `"${object.etag}"`;
  c.header('ETag', etag);
  // A key's content never changes, but who may see it does: a session ends, or a shown item is hidden. So browsers
  // ask each time, and mostly hear 304. `private` because the next user on this proxy may not have it.
  c.header('Cache-Control', 'private, no-cache');
  c.header('Accept-Ranges', 'bytes');
  c.header('Content-Security-Policy', "sandbox; default-src 'none'");
  if (disposition !== null) c.header('Content-Disposition', disposition);
  if (hasVersion(c, etag)) return c.body(null, 304);
  const handedOff = await handOff(c, storage, key, object, disposition);
  if (handedOff !== null) return handedOff;

  const range = hasRange(c, etag) ? parseByteRange(c.req.header('range'), object.sizeBytes) : 'whole';
  if (range === 'unsatisfiable') {
    c.header('Content-Range', `bytes */${object.sizeBytes}`);
    return c.body(null, 416);
  }
  c.header('Content-Type', object.mediaType);
  if (range === 'whole') {
    c.header('Content-Length', String(object.sizeBytes));
    return sendBody(c, storage, key, 200);
  }
  c.header('Content-Range', `bytes ${range.start}-${range.end}/${object.sizeBytes}`);
  c.header('Content-Length', String(range.end - range.start + 1));
  return sendBody(c, storage, key, 206, range);
}

/** Null: the gateway sends it itself. Ranges, and conditions on them, are the other server's to answer. */
async function handOff(
  c: AppContext,
  storage: PlatformDeps['storage'],
  key: string,
  { mediaType, sizeBytes }: StoredObject,
  disposition: HandOffHeaders['disposition'],
): Promise<Response | null> {
  const target = c.req.method === 'GET' ? storage.handOff : undefined;
  if (target === undefined) return null;
  if (target.kind === 'redirect' && (sizeBytes < REDIRECTED_BYTES_MIN || !isReadAtOnce(c))) return null;
  const address = await target.addressOf(key, { mediaType, disposition });
  if (target.kind === 'redirect') {
    // The address is a key to the file: nothing keeps it.
    c.header('Cache-Control', 'private, no-store');
    return c.redirect(address, 302);
  }
  c.header('Content-Type', mediaType);
  c.header('X-Accel-Redirect', address);
  return c.body(null, 200);
}

/**
 * A picture, and what the user opens or saves, is read once and at once. A film is not: Chromium asks the address that
 * it was sent to for each further part, also when its time is over. A script that reads bytes could not go elsewhere
 * unless the bucket allowed our origin (CORS). Who does not say what it is, is no browser of today.
 */
function isReadAtOnce(c: AppContext): boolean {
  const mode = c.req.header('sec-fetch-mode');
  return mode === 'navigate' || (mode === 'no-cors' && c.req.header('sec-fetch-dest') === 'image');
}

/** Ranges are of GET alone (RFC 9110 section 14.2), and of the very file that the client has begun to read. */
function hasRange(c: AppContext, etag: string): boolean {
  return c.req.method === 'GET' && (c.req.header('if-range') ?? etag) === etag;
}

/** HEAD opens no file: nothing would close it. */
async function sendBody(
  c: AppContext,
  storage: PlatformDeps['storage'],
  key: string,
  status: 200 | 206,
  range?: ByteRange,
): Promise<Response> {
  return c.req.method === 'HEAD'
    ? c.newResponse(null, status)
    : streamBody(c, await storage.read(key, range), status);
}
