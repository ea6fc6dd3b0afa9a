-- Takes up to `p_count` due jobs of these kinds. Each claim is a new attempt, and only that attempt may report. Returns the rows.
create or replace function claim_generations(
  p_worker integer,
  p_count integer,
  -- ["image", "edit"]
  p_kinds jsonb,
  p_lease interval,
  p_now timestamptz
) returns setof jsonb
language sql security definer set search_path = public, pg_temp
begin atomic
  update generation g set
    status = 'running',
    attempt = g.attempt + 1,
    worker = p_worker,
    lease_until = p_now + p_lease
  from (
    select user_id, id from generation
    where status = 'queued' and run_at <= p_now and p_kinds ? kind
    order by queue_at, id
    limit p_count
    for update skip locked
  ) due
  where g.user_id = due.user_id and g.id = due.id
  returning to_jsonb(g.*);
end;
