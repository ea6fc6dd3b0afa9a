-- The worker has to stop: another may begin at once, and the attempt does not count.
create or replace function hand_back_data_export(p_user uuid, p_id uuid, p_attempt integer, p_now timestamptz)
returns void
language sql security definer set search_path = public, pg_temp
begin atomic
  update data_export set run_at = p_now, handed_back = handed_back + 1
  where user_id = p_user and id = p_id and attempt = p_attempt and status = 'processing';
end;
