-- Events that are due, for one worker: others do not see them until `p_patience` has passed.
create or replace function billing.claim_events(p_limit integer, p_patience interval, p_now timestamptz)
returns table (id text, type text, payload jsonb)
language sql security definer set search_path = public, pg_temp
begin atomic
  update billing.event e set run_at = p_now + p_patience
  from (
    select d.id from billing.event d where d.run_at <= p_now order by d.run_at limit p_limit for update skip locked
  ) due
  where e.id = due.id
  returning e.id, e.type, e.payload;
end;
