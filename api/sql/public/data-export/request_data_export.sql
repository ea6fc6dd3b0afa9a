-- Asks for an export of whom this session is of, unless one is being made or the last one was finished within `p_pause`. Returns
-- its state. CR401.
create or replace function request_data_export(p_token_hash bytea, p_pause interval, p_now timestamptz) returns jsonb
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_user uuid := require_user(p_token_hash, p_now);
begin
  insert into data_export as e (user_id, id, status, run_at, requested_at)
    values (v_user, uuidv7(), 'processing', p_now, p_now)
    on conflict (user_id) do update set
      id = excluded.id, status = 'processing', attempt = 0, handed_back = 0, run_at = p_now, error = null,
      file_key = null, size_bytes = null, requested_at = p_now, finished_at = null, expires_at = null
    where e.status = 'failed' or (e.status = 'ready' and e.finished_at + p_pause <= p_now);
  return data_export_state(v_user, p_pause, p_now);
end
$$;
