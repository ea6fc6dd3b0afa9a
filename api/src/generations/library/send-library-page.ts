import { libraryQuerySchema } from '@aic/contract/schemas';
import { type Caller, signedIn } from '../../identity/auth/caller.ts';
import type { PlatformDeps } from '../../platform/deps.ts';
import type { AppContext } from '../../platform/http/app-env.ts';
import { setDefaultHeader } from '../../platform/http/default-header.ts';
import { invalidRequest } from '../../platform/http/router.ts';
import { parseCursor } from '../list/cursor.ts';
import { findLibraryPage } from './library-list.repo.ts';

/**
 * Answers with one page of what matches; the address of the next one has the same filters.
 * @throws AppError `invalid_request`, `unauthorized`
 */
export async function sendLibraryPage(
  c: AppContext,
  deps: Pick<PlatformDeps, 'sql'>,
  caller: Caller,
): Promise<Response> {
  const { success, data, error } = libraryQuerySchema.safeParse(c.req.query());
  if (!success) throw invalidRequest(error.issues);
  const { limit, cursor, ...filter } = data;
  const page = signedIn(
    await findLibraryPage(deps.sql, caller, { filter, limit, after: parseCursor(cursor) }),
  );
  if (page.nextCursor !== null) {
    const query = new URLSearchParams({ ...c.req.query(), cursor: page.nextCursor });
    setDefaultHeader(c, 'Link', `<${c.req.path}?${query.toString()}>; rel="next"`);
  }
  return c.body(page.body, 200, { 'Content-Type': 'application/json' });
}
