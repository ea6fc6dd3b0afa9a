import { type GenerationKind, PAGE_SIZE_DEFAULT } from '@aic/contract';
import { listQuerySchema } from '@aic/contract/schemas';
import type { z } from '@hono/zod-openapi';
import type { Caller } from '../../identity/auth/caller.ts';
import { batchCalls } from '../../platform/db/batch-calls.ts';
import type { Sql } from '../../platform/db/client.ts';
import type { AppContext } from '../../platform/http/app-env.ts';
import { invalidRequest } from '../../platform/http/router.ts';
import { parseCursor } from './cursor.ts';
import { findFirstPages, findPage } from './generations.repo.ts';
import type { Page } from './read-page.ts';
import { sendList } from './send-list.ts';

/** Connections of a gateway for lists. On two cores ten gave 4 % fewer lists a second, and two as many as four. */
export const LIST_CONNECTIONS = 4;

/** Reads the lists of one kind. */
export interface ListReader {
  sql: Sql;
  /** The page that every page of a tool asks for. */
  findFirstPage(caller: Caller): Promise<Page | null>;
}

export function createListReader(sql: Sql, kind: GenerationKind): ListReader {
  const page = { kind, limit: PAGE_SIZE_DEFAULT };
  return {
    sql,
    findFirstPage: batchCalls((callers: readonly Caller[]) => findFirstPages(sql, callers, page), {
      atOnce: LIST_CONNECTIONS,
      sizeMax: 8,
    }),
  };
}

/**
 * Answers with one page of the caller's items of a kind; the busiest routes of the API, so nothing here is done twice.
 * @throws AppError `invalid_request`, `unauthorized`
 */
export async function sendPage(
  c: AppContext,
  { sql, findFirstPage }: ListReader,
  caller: Caller,
  kind: GenerationKind,
): Promise<Response> {
  const { limit = PAGE_SIZE_DEFAULT, cursor } = readQuery(c);
  const after = parseCursor(cursor);
  return sendList(c, { sql }, caller, {
    query: { limit, cursor },
    findPage: () =>
      after === null && limit === PAGE_SIZE_DEFAULT
        ? findFirstPage(caller)
        : findPage(sql, caller, { kind, limit, after }),
    pathOf: (next) => `${c.req.path}?limit=${limit}&cursor=${next}`,
  });
}

/** The first page is asked for without a query, and parsing nothing would still take time. */
function readQuery(c: AppContext): z.output<typeof listQuerySchema> {
  if (!c.req.url.includes('?')) return {};
  const { success, data, error } = listQuerySchema.safeParse(c.req.query());
  if (!success) throw invalidRequest(error.issues);
  return data;
}
