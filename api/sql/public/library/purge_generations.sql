-- Blanks what ended items of a user held, and puts their files out of reach. Price and times stay: the ledger refers to
-- them. So do reports of visitors (prune_sharing). Only for functions that hold the account lock and have checked. Returns the keys of the files; those that are
-- not deleted go with the next sweep of files, because nothing refers to them.
create or replace function purge_generations(p_user uuid, p_ids uuid[], p_now timestamptz) returns jsonb
language plpgsql as $$
declare
  v_keys jsonb;
begin
  with gone as (
    delete from owned_file where user_id = p_user and generation_id = any (p_ids) returning key
  ), named as (
    select key from gone union select unnest(result_keys(p_user, p_ids))
  )
  select coalesce(jsonb_agg(key), '[]') into v_keys from named
    -- An upload keeps its file, and so does another item that was made of it.
    where not exists (
      select from owned_file f
      where f.user_id = p_user and f.key = named.key
        and (f.generation_id is null or f.generation_id <> all (p_ids)));
  delete from share_link where user_id = p_user and generation_id = any (p_ids);
  update generation set
    removed_at = coalesce(removed_at, p_now), purged_at = p_now, published_at = null, favourite_at = null,
    folder_id = null, made_from = null, prompt = '', request = '{}', request_hash = '', seed = null, output = null,
    error = null, trace_parent = null
    where user_id = p_user and id = any (p_ids);
  return v_keys;
end
$$;
revoke execute on function purge_generations from public;
