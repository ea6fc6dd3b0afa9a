-- Notes how acting on an event ended. One that failed is due again, later each time; `p_error` says why. One that has been
-- acted on stays so: a receiver that was slow may come after a worker.
create or replace function billing.finish_event(p_id text, p_error text, p_now timestamptz) returns void
language sql security definer set search_path = public, pg_temp
begin atomic
  update billing.event set
    attempts = attempts + 1,
    error = p_error,
    processed_at = case when p_error is null then p_now end,
    run_at = case when p_error is not null then p_now + least(interval '1 hour', interval '10 seconds' * 2 ^ least(attempts, 10)) end
  where id = p_id and processed_at is null;
end;
