-- Puts an ended item into the bin: it is in no list any more and hidden from its user's public page, and its link
-- has ended. Returns the row
-- without what names its files: a gateway of the release before deletes those that it finds there. Still running ones
-- are to be cancelled first (CR400). CR401 signed out, CR404 not there or not the caller's.
create or replace function remove_generation(p_token_hash bytea, p_id uuid, p_now timestamptz)
returns jsonb
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_user uuid := require_user(p_token_hash, p_now);
  v_generation generation;
begin
  if lock_own_generation(v_user, p_id) not in ('completed', 'failed', 'cancelled') then
    raise exception 'still_running' using errcode = 'CR400';
  end if;
  update generation set removed_at = p_now, published_at = null where user_id = v_user and id = p_id
    returning * into v_generation;
  -- Who takes it back shares it anew.
  delete from share_link where user_id = v_user and generation_id = p_id;
  perform emit_generation_event(v_user, p_id, p_now);
  return to_jsonb(v_generation) || '{"request": {}, "output": null}';
end
$$;
