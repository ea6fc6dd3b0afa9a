-- Takes the export that has waited longest for one worker, or null. Each claim is a new attempt, and only that attempt may
-- report; when nothing is heard of it for `p_lease`, it is due again. One that had all its attempts fails here: so one whose
-- workers die over it comes to an end, too.
create or replace function claim_data_export(p_lease interval, p_attempts_max integer, p_now timestamptz) returns jsonb
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_claimed jsonb;
begin
  update data_export e set status = 'failed', run_at = null, finished_at = p_now
  from (
    select user_id from data_export
    where run_at <= p_now and attempt - handed_back >= p_attempts_max
    for update skip locked
  ) spent
  where e.user_id = spent.user_id;

  update data_export e set attempt = e.attempt + 1, run_at = p_now + p_lease
  from (
    select user_id from data_export
    where run_at <= p_now and attempt - handed_back < p_attempts_max
    order by run_at
    limit 1
    for update skip locked
  ) due
  where e.user_id = due.user_id
  returning jsonb_build_object(
    'userId', e.user_id, 'id', e.id, 'attempt', e.attempt, 'attemptsUsed', e.attempt - e.handed_back) into v_claimed;
  return v_claimed;
end
$$;
