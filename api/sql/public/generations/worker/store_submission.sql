-- Notes what is known of the request at the vendor, before the next step is taken. `p_operation` is the vendor's id, with
-- state 'accepted' only. False: the job is no longer this attempt's.
create or replace function store_submission(
  p_user uuid,
  p_id uuid,
  p_attempt integer,
  p_state text,
  p_operation text,
  p_submitted_at timestamptz
) returns boolean
language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  update generation set
    submission_state = p_state,
    provider_operation = p_operation,
    submitted_at = p_submitted_at
    where user_id = p_user and id = p_id and attempt = p_attempt and status = 'running';
  return found;
end
$$;
