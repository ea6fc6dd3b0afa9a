-- Keys of the pictures that these items of a user are; their other files have rows.
create or replace function result_keys(p_user uuid, p_ids uuid[]) returns text[]
language sql stable as $$
  select coalesce(array_agg(key), '{}')
  from generation g
  cross join lateral unnest(array[g.output #>> '{image,key}', g.output #>> '{avif,key}', g.output #>> '{webp,key}']) key
  where g.user_id = p_user and g.id = any (p_ids) and key is not null;
$$;
revoke execute on function result_keys from public;
