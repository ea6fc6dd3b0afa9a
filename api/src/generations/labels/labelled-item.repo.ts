import type { GenerationKind } from '@aic/contract';
import type { Caller } from '../../identity/auth/caller.ts';
import type { Sql } from '../../platform/db/client.ts';
import { isOfAi } from '../list/of-ai-sql.ts';

export interface LabelledItem {
  userId: string;
  kind: GenerationKind;
  provider: string;
  isUpscaled: boolean;
  isOfAi: boolean;
  /** Of its picture; null: it has none. */
  key: string | null;
}

/** A finished item of the caller; `isSignedIn` tells a missing item from a missing session. */
export async function findLabelledItem(
  sql: Sql,
  caller: Caller,
  id: string,
): Promise<{ isSignedIn: boolean; item: LabelledItem | null }> {
  const [row] = await sql<[{ isSignedIn: boolean; item: LabelledItem | null }]>`
    select caller.id is not null as "isSignedIn", case when g.id is not null then json_build_object(
      'userId', g.user_id, 'kind', g.kind, 'provider', g.provider, 'isUpscaled', g.request ? 'upscale',
      'isOfAi', ${isOfAi(sql)},
      'key', g.output #>> '{image,key}') end as item
    from (select session_user_id(${caller.tokenHash}, ${caller.now}) as id) caller
    left join generation g on g.user_id = caller.id and g.id = ${id} and g.status = 'completed' and g.purged_at is null`;
  return row;
}
