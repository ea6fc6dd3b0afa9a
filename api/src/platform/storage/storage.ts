import type { Readable } from 'node:stream';

export interface StoredObject {
  sizeBytes: number;
  /**
   * Strong validator, without quotes: hex SHA-256 of the content, or the bucket's own where content came piece by
   * piece into a bucket.
   */
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

/** What another server is to say of an object that it sends in the gateway's place. */
export interface HandOffHeaders {
  mediaType: string;
  /** Content-Disposition; null: shown, not saved. */
  disposition: string | null;
}

/** Another server sends objects to readers who were let through: one that browsers are sent to, or our own proxy. */
export interface HandOff {
  kind: 'redirect' | 'proxy';
  /** A URL of the other server, or a path of the proxy's. It works without a session. */
  addressOf(key: string, headers: HandOffHeaders): Promise<string>;
}

/** Where media live. Keys are ours, random and never from user text; objects are written once and never change. */
export interface Storage {
  /**
   * Resolves when the content is durable; a crash in the middle leaves no object under the key, and neither does
   * content that fails.
   * @throws StorageUnavailable, StorageFull
   */
  put(key: string, content: Content, mediaType: string): Promise<StoredObject>;
  /** @throws StorageUnavailable */
  stat(key: string): Promise<StoredObject | null>;
  /**
   * The stream ends in an error where the content cannot be read to its end.
   * @throws ObjectMissing, StorageUnavailable
   */
  read(key: string, range?: ByteRange): Promise<Readable>;
  /** Idempotent. @throws StorageUnavailable */
  remove(key: string): Promise<void>;
  /** Absent: it lies on this machine. @throws StorageUnavailable when objects cannot be had now */
  check?(): Promise<void>;
  /** What was last known of it: whether it takes files. Absent: nobody looks after it, and it counts as up. */
  isUp?(): boolean;
  /** Absent: only the gateway sends objects. */
  handOff?: HandOff;
}

export interface ShelfSweep {
  /** What was written later stays, referred to or not. */
  before: Date;
  /** Those of the keys whose objects are to go. @param shelfSize how many objects are on the shelf, as far as it was read */
  chooseUnwanted(keys: readonly string[], shelfSize: number): Promise<ReadonlySet<string>>;
}

/** Objects are kept on so many shelves, by the first two digits of their keys. */
export const SHELVES = 256;

/** A whole store: what only its owner does. */
export interface MediaStore extends Storage {
  /** For the log and for messages. */
  readonly place: string;
  /** Marks it with its owner, unless it has one; returns its owner. */
  claim(owner: string): Promise<string>;
  /** What `writeLease` has written last; null: nothing (api/src/platform/lease/). */
  readLease(): Promise<string | null>;
  writeLease(text: string): Promise<void>;
  /** Removes old, unwanted objects and drafts of one shelf (0..255). Returns how many files. */
  sweep(shelf: number, what: ShelfSweep): Promise<number>;
  /** Every object's. */
  keys(): AsyncIterable<string>;
}
