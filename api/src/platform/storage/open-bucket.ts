import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import type { BucketSettings } from '../config/storage.ts';
import { bucketError, isMissing, isNotImplemented, isPreconditionFailed } from './bucket-errors.ts';
import type { Bucket, ListedObject, ObjectHead } from './bucket.ts';
import { StorageUnavailable } from './storage-errors.ts';
import type { ByteRange, Content, HandOffHeaders } from './storage.ts';

/** How long each step may take; times in milliseconds. */
export interface BucketPatience {
  connectMs: number;
  /** Until the headers of a response. */
  responseMs: number;
  /** The same where a part of up to 8 MiB has to arrive first. */
  partMs: number;
  /** Between two pieces of a body that is waited for. */
  pieceMs: number;
  attemptsMax: number;
}

const PATIENCE: BucketPatience = {
  connectMs: 2_000,
  responseMs: 5_000,
  partMs: 60_000,
  pieceMs: 15_000,
  attemptsMax: 3,
};

/** The least that Amazon takes is 5 MiB; of two parts at once a process holds 16. */
const PART_BYTES = 8 * 1024 * 1024;
const PARTS_AT_ONCE = 2;
/** Each film that is watched keeps one. */
const SOCKETS_MAX = 1024;

/** Connects with the first call. */
export function openBucket(settings: BucketSettings, patience = PATIENCE): Bucket {
  const { bucket: Bucket, prefix, endpoint, publicEndpoint } = settings;
  const own = createClient(settings, endpoint, patience);
  const outer = publicEndpoint === null ? own : createClient(settings, publicEndpoint, patience);
  const place = `The bucket ${Bucket} at ${endpoint ?? `Amazon S3, ${settings.region},`}`;
  const soon = { requestTimeout: patience.responseMs };
  const at = (name: string) => ({ Bucket, Key: `${prefix}${name}` });

  /** @throws what `bucketError` makes of what went wrong */
  async function ask<Result>(call: Promise<Result>): Promise<Result> {
    try {
      return await call;
    } catch (error) {
      throw bucketError(error, place);
    }
  }

  async function head(name: string): Promise<ObjectHead | null> {
    try {
      const head = await own.send(new HeadObjectCommand(at(name)), soon);
      return {
        sizeBytes: head.ContentLength ?? 0,
        etag: plainTag(head.ETag),
        mediaType: head.ContentType ?? 'application/octet-stream',
        sha256: head.Metadata?.['sha256'] ?? null,
      };
    } catch (error) {
      if (isMissing(error)) return null;
      throw bucketError(error, place);
    }
  }

  return {
    place,

    async check() {
      try {
        await own.send(new HeadBucketCommand({ Bucket }), soon);
      } catch (error) {
        if (isMissing(error)) throw new StorageUnavailable(`${place} does not exist.`, { cause: error });
        throw bucketError(error, place);
      }
    },

    async put(name, content, mediaType) {
      const sha256 =
        content instanceof Uint8Array ? createHash('sha256').update(content).digest('hex') : null;
      const counted = counter(content);
      const upload = new Upload({
        client: own,
        params: {
          ...at(name),
          Body: counted.body,
          ContentType: mediaType,
          ...(sha256 !== null && { Metadata: { sha256 } }),
        },
        partSize: PART_BYTES,
        queueSize: PARTS_AT_ONCE,
      });
      const response = await upload.done().catch((error: unknown) => {
        // What the content fails with is its own, and nothing of the bucket's.
        throw counted.failure() ?? bucketError(error, place);
      });
      // Ceph (16) says none of an object in parts.
      const etag = plainTag(response.ETag) || ((await head(name))?.etag ?? '');
      return { sizeBytes: counted.sizeBytes(), etag, mediaType, sha256 };
    },

    async putFirst(name, content, mediaType) {
      const command = { ...at(name), Body: content, ContentType: mediaType };
      try {
        await own.send(new PutObjectCommand({ ...command, IfNoneMatch: '*' }), soon);
      } catch (error) {
        if (isPreconditionFailed(error)) return;
        if (!isNotImplemented(error)) throw bucketError(error, place);
        await ask(own.send(new PutObjectCommand(command), soon));
      }
    },

    head,

    async read(name, range) {
      const { Body } = await ask(
        own.send(new GetObjectCommand({ ...at(name), ...(range && { Range: rangeText(range) }) }), soon),
      );
      // Safe because Node's handler gives Node's own response.
      return watch(Body as IncomingMessage, patience.pieceMs, place);
    },

    async remove(name) {
      await ask(own.send(new DeleteObjectCommand(at(name)), soon));
    },

    async *list(folder): AsyncGenerator<ListedObject[]> {
      const pages = paginateListObjectsV2({ client: own }, { Bucket, Prefix: `${prefix}${folder}` });
      try {
        for await (const { Contents = [] } of pages) {
          yield Contents.flatMap(({ Key, LastModified }) =>
            Key === undefined || LastModified === undefined
              ? []
              : [{ name: Key.slice(prefix.length), changedAt: LastModified }],
          );
        }
      } catch (error) {
        throw bucketError(error, place);
      }
    },

    async endUploads(folder, before) {
      let count = 0;
      try {
        const { Uploads = [] } = await own.send(
          new ListMultipartUploadsCommand({ Bucket, Prefix: `${prefix}${folder}` }),
          soon,
        );
        for (const { Key, UploadId, Initiated } of Uploads) {
          if (Initiated === undefined || Initiated >= before) continue;
          await own.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId }), soon);
          count += 1;
        }
      } catch (error) {
        if (!isNotImplemented(error) && !isMissing(error)) throw bucketError(error, place);
      }
      return count;
    },

    sign(name, headers, lifeSeconds, reach) {
      const command = new GetObjectCommand({ ...at(name), ...(headers && asParameters(headers)) });
      return ask(getSignedUrl(reach === 'public' ? outer : own, command, { expiresIn: lifeSeconds }));
    },

    close() {
      own.destroy();
      outer.destroy();
    },
  };
}

function createClient(
  { region, credentials, isPathStyle }: BucketSettings,
  endpoint: string | null,
  { connectMs, partMs, attemptsMax }: BucketPatience,
): S3Client {
  return new S3Client({
    region,
    ...(endpoint !== null && { endpoint }),
    ...(credentials && { credentials }),
    forcePathStyle: isPathStyle,
    maxAttempts: attemptsMax,
    // Older servers know no checksums in trailers; what is sent is signed with its SHA-256 all the same.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: connectMs,
      requestTimeout: partMs,
      throwOnRequestTimeout: true,
      httpAgent: { maxSockets: SOCKETS_MAX },
      httpsAgent: { maxSockets: SOCKETS_MAX },
    },
  });
}

/** Counts what passes, and keeps what the content fails with apart from what the bucket fails with. */
function counter(content: Content) {
  let sizeBytes = 0;
  let failure: unknown = null;
  async function* pass(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    let isTaking = false;
    try {
      for await (const piece of pieces) {
        sizeBytes += piece.byteLength;
        // What is thrown here comes from the upload, which has failed and wants no more.
        isTaking = true;
        yield piece;
        isTaking = false;
      }
    } catch (error) {
      if (!isTaking) failure = error;
      throw error;
    }
  }
  if (content instanceof Uint8Array) sizeBytes = content.byteLength;
  return {
    body: content instanceof Uint8Array ? content : Readable.from(pass(content), { objectMode: false }),
    sizeBytes: () => sizeBytes,
    failure: () => failure,
  };
}

/** Ends a body whose server has fallen silent; one whose reader is slow has pieces that wait. */
function watch(body: IncomingMessage, pieceMs: number, place: string): Readable {
  body.setTimeout(pieceMs, () => {
    if (body.readableLength > 0) return;
    body.destroy(new StorageUnavailable(`${place} has stopped in the middle of an object.`));
  });
  return body;
}

const asParameters = ({ mediaType, disposition }: HandOffHeaders) => ({
  ResponseContentType: mediaType,
  ResponseCacheControl: 'private, no-cache',
  ...(disposition !== null && { ResponseContentDisposition: disposition }),
});

const rangeText = ({ start, end }: ByteRange): string => `bytes=${start}-${end}`;

const plainTag = (tag: string | undefined): string => (tag ?? '').replaceAll('"', '');
