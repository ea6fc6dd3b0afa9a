import type { Readable } from 'node:stream';

export interface StoredObject {
  sizeBytes: number;
  /** Strong validator: hex SHA-256 of the content, without quotes. */
  etag: string;
  mediaType: string;
}

/** Inclusive byte positions, as in RFC 9110 section 14.1.2. */
export interface ByteRange {
  start: number;
  end: number;
}

/** Bytes at once, or piece by piece where they do not fit into memory. */
export type Content = Uint8Array | AsyncIterable<Uint8Array>;

/** Where media live. Keys are ours, random and never from user text; objects are written once and never change. */
export interface Storage {
  /**
   * Resolves when the content is durable; a crash in the middle leaves no object under the key, and neither does
   * content that fails.
   */
  put(key: string, content: Content, mediaType: string): Promise<StoredObject>;
  stat(key: string): Promise<StoredObject | null>;
  read(key: string, range?: ByteRange): Promise<Readable>;
  /** Idempotent. */
  remove(key: string): Promise<void>;
}

export interface BucketSweep {
  /** What was written later stays, referred to or not. */
  before: Date;
  /** Those of the keys that a row refers to. */
  findWanted(keys: readonly string[]): Promise<ReadonlySet<string>>;
}

/** Objects are kept on so many buckets, by the first two digits of their keys. */
export const BUCKETS = 256;

/** A storage that can be searched for what nothing refers to. */
export interface SweepableStorage extends Storage {
  /** Removes old, unwanted objects and drafts of one bucket (0..255). Returns how many files. */
  sweep(bucket: number, what: BucketSweep): Promise<number>;
}
