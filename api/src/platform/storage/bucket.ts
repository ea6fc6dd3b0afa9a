import type { Readable } from 'node:stream';
import type { ByteRange, Content, HandOffHeaders } from './storage.ts';

export interface ObjectHead {
  sizeBytes: number;
  /** As the bucket has it, without quotes. */
  etag: string;
  mediaType: string;
  /** As it was put, hex; null: it was put piece by piece. */
  sha256: string | null;
}

export interface ListedObject {
  name: string;
  changedAt: Date;
}

/**
 * One bucket, below the prefix that is ours: names are without it. Every call ends: requests have a time limit and are
 * tried three times. All of them throw StorageUnavailable when the bucket cannot be reached or refuses us.
 */
export interface Bucket {
  /** For the log and for messages: bucket and server. */
  readonly place: string;
  /** @throws StorageUnavailable also where there is no such bucket, or its key does not open it */
  check(): Promise<void>;
  /** Content above 8 MiB goes in parts; what fails in the middle leaves none. @throws StorageFull */
  put(name: string, content: Content, mediaType: string): Promise<ObjectHead>;
  /** As `put`, but what is there stays, where the server knows this condition. */
  putFirst(name: string, content: Uint8Array, mediaType: string): Promise<void>;
  head(name: string): Promise<ObjectHead | null>;
  /** @throws ObjectMissing */
  read(name: string, range?: ByteRange): Promise<Readable>;
  /** Idempotent. */
  remove(name: string): Promise<void>;
  list(folder: string): AsyncIterable<ListedObject[]>;
  /** Ends uploads in parts that a process never came to complete, and frees their room. Returns how many. */
  endUploads(folder: string, before: Date): Promise<number>;
  /** A presigned URL, valid for so long. @param headers null: as it was put */
  sign(
    name: string,
    headers: HandOffHeaders | null,
    lifeSeconds: number,
    reach: 'public' | 'own',
  ): Promise<string>;
  close(): void;
}
