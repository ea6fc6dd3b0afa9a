import type { PendingQuery } from 'postgres';

/** Where a page begins: microseconds since 1970 and id of the item before it. */
export interface PageBound {
  createdAtUs: string;
  id: string;
}

export interface PageRow {
  /** A JSON array. */
  body: string;
  /** Where the next page starts; null on the last one. */
  nextCursor: string | null;
  /** See `listState`. */
  state: string | null;
}

export interface Page {
  body: Buffer<ArrayBuffer>;
  nextCursor: string | null;
  state: string | null;
}

/**
 * Runs the statement of a page; null when it has no row, because the session is not valid. The JSON stays the bytes
 * that Postgres sent: nothing here reads it, so it is neither decoded nor encoded again.
 */
export async function readPage(statement: Pick<PendingQuery<PageRow[]>, 'raw'>): Promise<Page | null> {
  const [row] = await statement.raw();
  return row === undefined ? null : pageOf(row);
}

/** @param row the values of a `PageRow` */
export function pageOf([body, nextCursor, state]: ReadonlyArray<Buffer | undefined>): Page | null {
  if (!body) return null;
  return {
    // Safe because no socket reads into shared memory.
    body: body as Buffer<ArrayBuffer>,
    nextCursor: nextCursor?.toString() ?? null,
    state: state?.toString() ?? null,
  };
}
