-- Says of a batch of jobs "still at it". `p_heartbeats`: [{user_id, id, attempt, progress}]. Returns those that are still the
-- caller's; a missing one has been taken away and must be dropped. Progress never runs backwards.
create or replace function heartbeat_generations(p_heartbeats jsonb, p_lease interval, p_now timestamptz)
returns table (id uuid, attempt integer, cancel_requested boolean, has_progressed boolean)
language sql security definer set search_path = public, pg_temp
begin atomic
  with beat as (
    select * from jsonb_to_recordset(p_heartbeats) as b (user_id uuid, id uuid, attempt integer, progress real)
  ),
  mine as (
    select g.user_id, g.id, g.progress as progress_before, b.progress
    from generation g
    join beat b on b.user_id = g.user_id and b.id = g.id and b.attempt = g.attempt
    where g.status = 'running'
    order by g.user_id, g.id
    for update of g
  )
  update generation g set
    lease_until = p_now + p_lease,
    progress = greatest(g.progress, mine.progress)
  from mine
  where g.user_id = mine.user_id and g.id = mine.id
  returning g.id, g.attempt, g.cancel_requested, mine.progress > mine.progress_before;
end;
