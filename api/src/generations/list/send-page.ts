import { type GenerationKind, PAGE_SIZE_DEFAULT } from '@aic/contract';
import { listQuerySchema } from '@aic/contract/schemas';
import type { z } from '@hono/zod-openapi';
import type { Caller } from '../../identity/auth/caller.ts';
import type { Sql } from '../../platform/db/client.ts';
import type { AppContext } from '../../platform/http/app-env.ts';
import { invalidRequest } from '../../platform/http/router.ts';
import { parseCursor } from './cursor.ts';
import { findPage } from './generations.repo.ts';
import { sendList } from './send-list.ts';

/**
 * Answers with one page of the caller's items of a kind; the busiest routes of the API, so nothing here is done twice.
 * @throws AppError `invalid_request`, `unauthorized`
 */
export async function sendPage(
  c: AppContext,
  sql: Sql,
  caller: Caller,
  kind: GenerationKind,
): Promise<Response> {
  const { limit = PAGE_SIZE_DEFAULT, cursor } = readQuery(c);
  const after = parseCursor(cursor);
  return sendList(c, { sql }, caller, {
    query: { limit, cursor },
    findPage: () => findPage(sql, caller, { kind, limit, after }),
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
