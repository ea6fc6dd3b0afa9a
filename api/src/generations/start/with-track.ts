import type { JSONValue } from 'postgres';
import type { Caller } from '../../identity/auth/caller.ts';
import type { Sql } from '../../platform/db/client.ts';
import { unauthorized } from '../../platform/errors/errors.ts';
import { trackIsGone } from '../errors/generation-errors.ts';

type Request = Readonly<Record<string, JSONValue>>;

/**
 * A request that names a track, with where its file is.
 * @throws AppError `unauthorized`, `invalid_request` for what is no finished track of the caller
 */
export async function withTrack(sql: Sql, { tokenHash, now }: Caller, request: Request): Promise<Request> {
  const { track } = request;
  if (typeof track !== 'string') return request;
  const [{ isSignedIn, file }] = await sql<[{ isSignedIn: boolean; file: string | null }]>`
    select caller.id is not null as "isSignedIn", g.output #>> '{audio,key}' as file
    from (select session_user_id(${tokenHash}, ${now}) as id) caller
    left join generation g on g.user_id = caller.id and g.id = ${track}
      and g.kind = 'music' and g.status = 'completed' and g.removed_at is null`;
  if (!isSignedIn) throw unauthorized();
  if (file === null) throw trackIsGone();
  return { ...request, track: { id: track, file } };
}
