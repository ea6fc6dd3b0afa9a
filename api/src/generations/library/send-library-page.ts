import { libraryQuerySchema } from '@aic/contract/schemas';
import type { Caller } from '../../identity/auth/caller.ts';
import type { Sql } from '../../platform/db/client.ts';
import type { AppContext } from '../../platform/http/app-env.ts';
import { invalidRequest } from '../../platform/http/router.ts';
import { parseCursor } from '../list/cursor.ts';
import { sendList } from '../list/send-list.ts';
import { findLibraryPage } from './library-list.repo.ts';
import { findPlace } from './library.repo.ts';
import { searchInTurn, type SearchDeps } from './search-in-turn.ts';
import { searchWords } from './search-words.ts';

/**
 * Answers with one page of what matches; the address of the next one has the same filters.
 * @throws AppError `invalid_request` also for a search that takes too long, `unauthorized`, `rate_limited`, `not_found`
 *   for an `after` that the caller does not have
 */
export async function sendLibraryPage(c: AppContext, deps: SearchDeps, caller: Caller): Promise<Response> {
  const { success, data, error } = libraryQuerySchema.safeParse(c.req.query());
  if (!success) throw invalidRequest(error.issues);
  const { after, limit, cursor, ...filter } = data;
  const bound = parseCursor(cursor);
  return sendList(c, deps, caller, {
    query: data,
    findPage: async () => {
      const place = bound === null && after !== undefined ? await findPlace(deps.sql, caller, after) : bound;
      const find = (sql: Sql) => findLibraryPage(sql, caller, { filter, limit, after: place });
      return searchWords(filter.q ?? '').length === 0 ? find(deps.sql) : searchInTurn(deps, caller, find);
    },
    pathOf: (next) => `${c.req.path}?${new URLSearchParams({ ...c.req.query(), cursor: next }).toString()}`,
  });
}
