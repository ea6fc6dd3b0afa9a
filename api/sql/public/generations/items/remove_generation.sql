-- Takes an ended item out of every list, its files out of reach, and blanks what it held. Its price and times stay: the
-- ledger refers to them. Returns the row as it was. Still running ones are to be cancelled first (CR400). CR401 signed
-- out, CR404 not there or not the caller's.
create or replace function remove_generation(p_token_hash bytea, p_id uuid, p_now timestamptz)
returns jsonb
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_user uuid := require_user(p_token_hash, p_now);
  v_generation generation;
begin
  if lock_own_generation(v_user, p_id) in ('queued', 'running') then
    raise exception 'still_running' using errcode = 'CR400';
  end if;
  select * into v_generation from generation where user_id = v_user and id = p_id;
  delete from asset where user_id = v_user and generation_id = p_id;
  update generation set
    removed_at = p_now, published_at = null, prompt = '', request = '{}', request_hash = '', seed = null, output = null, error = null
    where user_id = v_user and id = p_id;
  perform emit_generation_event(v_user, v_generation.id, p_now);
  return to_jsonb(v_generation);
end
$$;
