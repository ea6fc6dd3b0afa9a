import { hash } from 'node:crypto';
import { type Caller, signedIn } from '../../identity/auth/caller.ts';
import type { PlatformDeps } from '../../platform/deps.ts';
import type { AppContext } from '../../platform/http/app-env.ts';
import { setDefaultHeader } from '../../platform/http/default-header.ts';
import { hasVersion } from './if-none-match.ts';
import { LIST_RULES } from './list-rules.ts';
import { findListState } from './list-state.ts';
import type { Page } from './read-page.ts';

interface List {
  /** The query as it was understood, with its defaults. */
  query: object;
  /** Null without a valid session. */
  findPage(): Promise<Page | null>;
  /** Address of the page that begins at a cursor. */
  pathOf(cursor: string): string;
}

/**
 * Answers with a page of a list, or that the client has it already (RFC 9110, section 15.4.5): browsers keep it and ask
 * each time. What is in flight changes without an event, so until it has ended no list has a validator.
 * @throws AppError `unauthorized`
 */
export async function sendList(
  c: AppContext,
  { sql }: Pick<PlatformDeps, 'sql'>,
  caller: Caller,
  { query, findPage, pathOf }: List,
): Promise<Response> {
  if (c.req.header('if-none-match') !== undefined) {
    const etag = etagOf(c, query, signedIn(await findListState(sql, caller)).state);
    if (etag !== null && hasVersion(c, etag)) {
      setValidator(c, etag);
      return c.body(null, 304);
    }
  }
  const { body, nextCursor, state } = signedIn(await findPage());
  const etag = etagOf(c, query, state);
  if (etag !== null) setValidator(c, etag);
  if (nextCursor !== null) setDefaultHeader(c, 'Link', `<${pathOf(nextCursor)}>; rel="next"`);
  return c.body(body, 200, { 'Content-Type': 'application/json' });
}

/** Another one for each user, query, state, release and language. Weak: it is of what is listed and not of its bytes. */
function etagOf(c: AppContext, query: object, state: string | null): string | null {
  if (state === null) return null;
  const digest = hash(
    'sha256',
    [LIST_RULES, state, c.req.path, JSON.stringify(query)].join('\n'),
    'base64url',
  );
  return `W/"${digest}"`;
}

function setValidator(c: AppContext, etag: string): void {
  setDefaultHeader(c, 'Cache-Control', 'private, no-cache');
  setDefaultHeader(c, 'ETag', etag);
  setDefaultHeader(c, 'Vary', 'Cookie');
}
