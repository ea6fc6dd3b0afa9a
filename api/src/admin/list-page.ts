import type { Caller } from '../identity/auth/caller.ts';
import type { Sql } from '../platform/db/client.ts';
import { withAppErrors } from '../platform/db/sql-error.ts';
import type { AppContext } from '../platform/http/app-env.ts';

const PAGE = 100;

/** What a statement asks for: one row more than is shown tells whether there is a next page. */
export const ROWS_MAX = PAGE + 1;

export interface ListPage<Row> {
  rows: Row[];
  /** Where the next page starts; null on the last one. */
  nextCursor: string | null;
}

type Found<Row> = PromiseLike<Array<{ list: Array<{ cursor: string; row: Row }> }>>;

/**
 * One page of a list. Each is read by an admin only: the caller is checked inside the same statement (`adminOf`).
 * @throws AppError `unauthorized`, `forbidden`
 */
export async function readPage<Row>(query: Found<Row>): Promise<ListPage<Row>> {
  const [found] = await withAppErrors(query);
  const list = found?.list ?? [];
  const shown = list.slice(0, PAGE);
  return {
    rows: shown.map(({ row }) => row),
    nextCursor: list.length > PAGE ? (shown.at(-1)?.cursor ?? null) : null,
  };
}

export const adminOf = (sql: Sql, { tokenHash, now }: Caller) =>
  sql`admin as materialized (select require_admin(${tokenHash}, ${now}) as id)`;

export const entryOf = (sql: Sql) => sql`json_build_object('cursor', f.cursor, 'row', f.row)`;

export const timeOf = (sql: Sql, microseconds: string) =>
  sql`'epoch'::timestamptz + ${microseconds}::bigint * interval '1 microsecond'`;

/** The rows of a page; the way to the next one goes into the header. */
export function pageOf<Row>(c: AppContext, { rows, nextCursor }: ListPage<Row>): Row[] {
  if (nextCursor !== null) {
    const query = new URLSearchParams({ ...c.req.query(), cursor: nextCursor });
    c.header('Link', `<${c.req.path}?${query.toString()}>; rel="next"`);
  }
  return rows;
}
