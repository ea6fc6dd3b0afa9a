-- Asks for a stop. Queued or deferred: cancelled here, credits back at once. Running: the worker sees the flag at its next heartbeat.
-- Already ended: nothing to do. CR401 signed out, CR404 not there or not the caller's. Returns the row.
create or replace function cancel_generation(p_token_hash bytea, p_id uuid, p_now timestamptz)
returns jsonb
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_user uuid := require_user(p_token_hash, p_now);
  v_generation generation;
  v_status text;
begin
  v_status := lock_own_generation(v_user, p_id);
  if v_status in ('deferred', 'queued') then
    perform end_generation(v_user, p_id, 'cancelled', 'cancelled', null, null, null, p_now);
  elsif v_status = 'running' then
    update generation set cancel_requested = true where user_id = v_user and id = p_id;
  end if;
  select * into v_generation from generation where user_id = v_user and id = p_id;
  return to_jsonb(v_generation);
end
$$;
