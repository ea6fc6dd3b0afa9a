-- Reports the end of an attempt: state, money and events together. True: the report stands, also when it is sent again
-- because its response was lost. False: the job has moved on and nothing was done, or the user's cancel came first and wins,
-- because they were promised their credits back. But a text that was stopped while it was being written has delivered what
-- was written: its report of completion stands.
create or replace function finish_generation(
  p_user uuid,
  p_id uuid,
  p_attempt integer,
  p_status text,
  p_error_code text,
  p_error text,
  p_output jsonb,
  p_provider text,
  p_now timestamptz
) returns boolean
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_generation generation;
begin
  perform credit.lock_account(p_user);
  select * into v_generation from generation
    where user_id = p_user and id = p_id and attempt = p_attempt and status = 'running'
    for update;
  if not found then
    return exists (
      select from generation
      where user_id = p_user and id = p_id and attempt = p_attempt and status = p_status
        and error_code is not distinct from p_error_code and stored_output(output) is not distinct from stored_output(p_output)
    );
  end if;
  if v_generation.cancel_requested and not (v_generation.kind = 'text' and p_status = 'completed') then
    perform end_generation(p_user, p_id, 'cancelled', 'cancelled', null, null, p_provider, p_now);
    return p_status = 'cancelled';
  end if;
  perform end_generation(p_user, p_id, p_status, p_error_code, p_error, p_output, p_provider, p_now);
  return true;
end
$$;
