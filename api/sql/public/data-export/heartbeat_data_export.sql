-- Says that an attempt is still at work. False: the export is not its any more.
create or replace function heartbeat_data_export(
  p_user uuid,
  p_id uuid,
  p_attempt integer,
  p_lease interval,
  p_now timestamptz
) returns boolean
language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  update data_export set run_at = p_now + p_lease
    where user_id = p_user and id = p_id and attempt = p_attempt and status = 'processing';
  return found;
end
$$;
