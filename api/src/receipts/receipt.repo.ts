import type { ReceiptClaims } from '@aic/contract/receipts';
import type { Caller } from '../identity/auth/caller.ts';
import type { Sql } from '../platform/db/client.ts';

/** What an item and the ledger say at one time. */
export interface ReceiptFacts {
  userId: string;
  item: ReceiptClaims['item'];
  /** As it was stored, with the prompt. */
  request: Readonly<Record<string, unknown>>;
  quoted: number;
  moves: ReceiptClaims['credits']['moves'];
  files: { name: string; key: string; mediaType: string }[];
  /** Of a text. */
  text: string | null;
}

/** An item of the caller, also one in the bin; `isSignedIn` tells a missing item from a missing session. */
export async function findReceiptFacts(
  sql: Sql,
  caller: Caller,
  id: string,
): Promise<{ isSignedIn: boolean; facts: ReceiptFacts | null }> {
  const [row] = await sql<[{ isSignedIn: boolean; facts: ReceiptFacts | null }]>`
    select caller.id is not null as "isSignedIn", case when g.id is not null then json_build_object(
      'userId', g.user_id,
      'item', json_build_object(
        'id', g.id,
        'kind', g.kind,
        'status', case when g.status in ('completed', 'failed', 'cancelled') then g.status else 'processing' end,
        'provider', g.provider,
        'engine', g.output -> 'details' ->> 'engine',
        'model', g.output -> 'details' ->> 'model',
        'askedAt', wire_time(g.created_at),
        'endedAt', wire_time(g.completed_at)),
      -- The prompt is kept once only.
      'request', g.request || jsonb_build_object('kind', g.kind, 'prompt', g.prompt),
      'quoted', g.price,
      'moves', (
        select coalesce(json_agg(json_build_object('at', wire_time(u.at), 'type', u.type, 'credits', u.credits) order by u.id), '[]')
        from credit.usage_of(g.user_id) u where u.generation_id = g.id),
      'files', (
        select coalesce(json_agg(json_build_object(
          'name', part.name, 'key', part.file ->> 'key', 'mediaType', a.media_type) order by part.name), '[]')
        from jsonb_each(case jsonb_typeof(g.output) when 'object' then g.output else '{}' end) as part (name, file)
        join asset a on a.key = part.file ->> 'key' and a.user_id = g.user_id
        where jsonb_typeof(part.file) = 'object'),
      'text', g.output ->> 'text'
    ) end as facts
    from (select session_user_id(${caller.tokenHash}, ${caller.now}) as id) caller
    left join generation g on g.user_id = caller.id and g.id = ${id} and g.purged_at is null`;
  return row;
}
