-- Takes up to `p_count` due jobs of these kinds, in the order of the line. Each claim is a new attempt, and only that attempt
-- may report. Returns the rows. A vendor's jobs that run, and those started within a minute, are counted over all processes; while
-- one has no room its jobs keep their places, and those of others pass. A request with a member that the worker does not know is
-- left to a newer one, as it would be made, and paid, without what it asks for.
create or replace function claim_jobs(
  p_worker integer,
  p_count integer,
  -- What the worker knows of a request, by the kinds that it takes: {"text": ["prompt", "model", "engine"]}
  p_kinds jsonb,
  -- Engines that may not be claimed now, because the worker has no free slot for them: {"video ", "image fast"}, as below.
  p_full text[],
  -- [{"vendor": "fal", "kind": "video", "engine": "", "concurrency": 2, "requestsPerMinute": 10}]: engines of one vendor name
  -- the same limit and share it; '' is the engine of jobs that name none.
  p_limits jsonb,
  p_lease interval,
  p_now timestamptz
) returns setof jsonb
language plpgsql security definer set search_path = public, pg_temp
-- The line is read by its index alone, in its order: other plans read each entry that has left it since the last vacuum again.
set enable_bitmapscan = off set enable_seqscan = off
as $$
begin
  -- A claim need not survive a crash of the database: its job is queued again then, and the first result counts. Before a
  -- vendor is asked, store_submission waits for the disk, and with it for all that was written before.
  perform set_config('synchronous_commit', 'off', true);
  -- Most have no such limits, and without their parts the statement takes two thirds of the time.
  if jsonb_array_length(p_limits) = 0 then
    return query
    with chosen as materialized (
      select g.user_id, g.id from generation g
      where is_claimable(g.status, g.run_at, g.kind, g.request, p_kinds, p_full, p_now)
      order by g.queue_at, g.id
      limit p_count
      for update of g skip locked
    )
    update generation g set
      status = 'running',
      attempt = g.attempt + 1,
      worker = p_worker,
      lease_until = p_now + p_lease
    from chosen
    where g.user_id = chosen.user_id and g.id = chosen.id
    returning to_jsonb(g.*);
    return;
  end if;
  -- Two claims at once would both count before either has taken. No worker has this number.
  perform pg_advisory_xact_lock(worker_lock_class(), -1);
  delete from vendor_start where started_at <= p_now - interval '1 minute';
  return query
  with vendor_limit as materialized (
    select l.vendor, array_agg(l.kind || ' ' || l.engine) as engines,
      min(l.concurrency) as concurrency, min(l."requestsPerMinute") as per_minute
    from jsonb_to_recordset(p_limits)
      as l (vendor text, kind text, engine text, concurrency integer, "requestsPerMinute" integer)
    group by l.vendor
  ),
  due as (
    select others.*, null as vendor from (
      select g.user_id, g.id, g.queue_at from generation g
      where is_claimable(g.status, g.run_at, g.kind, g.request, p_kinds, p_full, p_now)
        -- An array and not a join, so that the line is read in its order and no further than needed.
        and g.kind || ' ' || coalesce(g.request ->> 'engine', '') <> all (array(select unnest(engines) from vendor_limit))
      order by g.queue_at, g.id
      limit p_count
      for update of g skip locked
    ) others
    union all
    select limited.*, l.vendor from vendor_limit l cross join lateral (
      select g.user_id, g.id, g.queue_at from generation g
      where is_claimable(g.status, g.run_at, g.kind, g.request, p_kinds, p_full, p_now)
        and g.kind || ' ' || coalesce(g.request ->> 'engine', '') = any (l.engines)
      order by g.queue_at, g.id
      limit greatest(0, least(
        p_count,
        l.concurrency - (
          select count(*) from generation r where r.status = 'running' and r.kind || ' ' || coalesce(r.request ->> 'engine', '') = any (l.engines)),
        l.per_minute - (select count(*) from vendor_start s where s.vendor = l.vendor)
      ))
      for update of g skip locked
    ) limited
  ),
  chosen as materialized (
    select * from due order by queue_at, id limit p_count
  ),
  started as (
    insert into vendor_start (vendor, started_at) select vendor, p_now from chosen where vendor is not null
  )
  update generation g set
    status = 'running',
    attempt = g.attempt + 1,
    worker = p_worker,
    lease_until = p_now + p_lease
  from chosen
  where g.user_id = chosen.user_id and g.id = chosen.id
  returning to_jsonb(g.*);
end
$$;
