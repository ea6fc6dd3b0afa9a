import { PREVIEW_PROVIDER } from '@aic/contract';
import type { Sql } from '../../platform/db/client.ts';

/** Whether one of the items that `g` was made of, over any number of hand-offs, was made by a model. */
export const isOfAi = (sql: Sql) => sql`exists (
  with recursive source (id) as (
    select unnest(array[g.made_from, (g.request #>> '{track,id}')::uuid])
    union
    select s.made_from from source join generation s on s.user_id = g.user_id and s.id = source.id
  )
  select from source join generation s on s.user_id = g.user_id and s.id = source.id
  where s.provider <> ${PREVIEW_PROVIDER})`;
