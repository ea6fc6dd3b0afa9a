import type { JSONValue } from 'postgres';
import type { Caller } from '../../identity/auth/caller.ts';
import type { Sql } from '../../platform/db/client.ts';
import { unauthorized } from '../../platform/errors/errors.ts';
import { filmIsGone } from '../errors/generation-errors.ts';

type Request = Readonly<Record<string, JSONValue>>;

interface FoundFilm {
  isSignedIn: boolean;
  file: string | null;
  poster: string | null;
  provider: string;
}

/**
 * A request that names a film, with where its pictures are.
 * @throws AppError `unauthorized`, `invalid_request` for what is no finished film of the caller
 */
export async function withFilm(sql: Sql, { tokenHash, now }: Caller, request: Request): Promise<Request> {
  // Whatever engine is chosen, none is asked.
  const { film, engine: _chosen, ...others } = request;
  if (typeof film !== 'string') return request;
  const [{ isSignedIn, file, poster, provider }] = await sql<[FoundFilm]>`
    select caller.id is not null as "isSignedIn", g.output #>> '{video,key}' as file,
      g.output #>> '{poster,key}' as poster, g.provider
    from (select session_user_id(${tokenHash}, ${now}) as id) caller
    left join generation g on g.user_id = caller.id and g.id = ${film}
      and g.kind = 'video' and g.status = 'completed' and g.removed_at is null`;
  if (!isSignedIn) throw unauthorized();
  if (file === null) throw filmIsGone();
  return { ...others, film: { id: film, file, poster, provider } };
}
