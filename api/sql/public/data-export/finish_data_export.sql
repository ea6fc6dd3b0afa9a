-- The export is ready for `p_lifetime`, and its user gets a mail. False, and nothing has happened, when it is not this
-- attempt's any more.
create or replace function finish_data_export(
  p_user uuid,
  p_id uuid,
  p_attempt integer,
  p_file_key text,
  p_size_bytes bigint,
  p_lifetime interval,
  p_now timestamptz
) returns boolean
language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  update data_export set
    status = 'ready', run_at = null, error = null, file_key = p_file_key, size_bytes = p_size_bytes,
    finished_at = p_now, expires_at = p_now + p_lifetime
    where user_id = p_user and id = p_id and attempt = p_attempt and status = 'processing';
  if not found then
    return false;
  end if;
  perform enqueue_mail(
    p_user, 'data-export-ready', jsonb_build_object('expiresAt', wire_time(p_now + p_lifetime)), 'data-export:' || p_id, p_now);
  return true;
end
$$;
