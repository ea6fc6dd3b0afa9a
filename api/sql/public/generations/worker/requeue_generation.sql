-- Puts a job back into the queue until `p_run_at`. `p_is_hand_back`: the worker stops; the attempt does not count.
create or replace function requeue_generation(
  p_user uuid,
  p_id uuid,
  p_attempt integer,
  p_run_at timestamptz,
  p_is_hand_back boolean
) returns boolean
language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  update generation set
    status = 'queued',
    run_at = p_run_at,
    lease_until = null,
    worker = null,
    handed_back = handed_back + p_is_hand_back::integer
  where user_id = p_user and id = p_id and attempt = p_attempt and status = 'running' and not cancel_requested;
  return found;
end
$$;
