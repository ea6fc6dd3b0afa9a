-- Ends uploads that were removed longer than `p_lifetime` ago: of one user, and at most `p_limit` in one call.
-- {"count", "fileKeys": files that nothing refers to any more}: what was made of an upload keeps its file. A call that
-- was cut short is made up for by the next.
create or replace function purge_uploads(p_lifetime interval, p_limit integer, p_now timestamptz) returns jsonb
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_user uuid;
  v_ids uuid[];
  v_keys jsonb;
begin
  select user_id into v_user from upload where removed_at <= p_now - p_lifetime order by removed_at limit 1;
  if not found then
    return '{"count": 0, "fileKeys": []}';
  end if;
  perform credit.lock_account(v_user);
  -- Looked for again: its user may have taken it back meanwhile, or sent it again.
  v_ids := array(
    select id from upload where user_id = v_user and removed_at <= p_now - p_lifetime limit p_limit);
  with gone as (
    delete from owned_file where user_id = v_user and upload_id = any (v_ids) returning key
  )
  select coalesce(jsonb_agg(key), '[]') into v_keys from gone
    where not exists (
      select from owned_file a where a.user_id = v_user and a.key = gone.key and a.generation_id is not null);
  delete from upload where user_id = v_user and id = any (v_ids);
  return jsonb_build_object('count', cardinality(v_ids), 'fileKeys', v_keys);
end
$$;
