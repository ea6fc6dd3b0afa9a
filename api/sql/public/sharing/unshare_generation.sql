-- Ends the link of an item for good; a repeat changes nothing. CR401 signed out, CR404 not there or not the caller's.
-- Returns the user.
create or replace function unshare_generation(p_token_hash bytea, p_id uuid, p_now timestamptz) returns uuid
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_user uuid := require_user(p_token_hash, p_now);
begin
  perform lock_own_generation(v_user, p_id);
  delete from share_link where user_id = v_user and generation_id = p_id;
  if found then
    perform emit_generation_event(v_user, p_id, p_now);
  end if;
  return v_user;
end
$$;
