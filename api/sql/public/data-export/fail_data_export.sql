-- An attempt has failed. It is due again at `p_retry_at`; null gives the export up.
create or replace function fail_data_export(
  p_user uuid,
  p_id uuid,
  p_attempt integer,
  p_error text,
  p_retry_at timestamptz,
  p_now timestamptz
) returns void
language sql security definer set search_path = public, pg_temp
begin atomic
  update data_export set
    status = case when p_retry_at is null then 'failed' else 'processing' end,
    run_at = p_retry_at,
    error = p_error,
    finished_at = case when p_retry_at is null then p_now end
  where user_id = p_user and id = p_id and attempt = p_attempt and status = 'processing';
end;
