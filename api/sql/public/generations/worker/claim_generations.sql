-- Takes up to `p_count` due jobs of these kinds, in the order of the line. Each claim is a new attempt, and only that attempt
-- may report. Returns the rows. A vendor's jobs that run, and those started within a minute, are counted over all processes; while
-- one has no room its jobs keep their places, and those of others pass.
create or replace function claim_generations(
  p_worker integer,
  p_count integer,
  -- ["image", "edit"]
  p_kinds jsonb,
  -- [{"vendor": "fal", "kind": "video", "engine": "", "concurrency": 2, "requestsPerMinute": 10}]: engines of one vendor name
  -- the same limit and share it; '' is the engine of jobs that name none.
  p_limits jsonb,
  p_lease interval,
  p_now timestamptz
) returns setof jsonb
language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  if jsonb_array_length(p_limits) > 0 then
    -- Two claims at once would both count before either has taken. No worker has this number.
    perform pg_advisory_xact_lock(worker_lock_class(), -1);
    delete from vendor_start where started_at <= p_now - interval '1 minute';
  end if;
  return query
  with engine_limit as materialized (
    select * from jsonb_to_recordset(p_limits)
      as l (vendor text, kind text, engine text, concurrency integer, "requestsPerMinute" integer)
  ),
  vendor_room as (
    select l.vendor, greatest(0, least(
      p_count,
      min(l.concurrency) - (
        select count(*) from generation g join engine_limit e on e.kind = g.kind and e.engine = coalesce(g.engine, '')
        where g.status = 'running' and e.vendor = l.vendor
      ),
      min(l."requestsPerMinute") - (select count(*) from vendor_start s where s.vendor = l.vendor)
    )) as room
    from engine_limit l group by l.vendor
  ),
  due as (
    select f.*, null as vendor from (
      select g.user_id, g.id, g.queue_at from generation g
      where g.status = 'queued' and g.run_at <= p_now and p_kinds ? g.kind
        and not exists (select from engine_limit e where e.kind = g.kind and e.engine = coalesce(g.engine, ''))
      order by g.queue_at, g.id
      limit p_count
      for update of g skip locked
    ) f
    union all
    select l.*, r.vendor from vendor_room r cross join lateral (
      select g.user_id, g.id, g.queue_at from generation g
      where g.status = 'queued' and g.run_at <= p_now and p_kinds ? g.kind
        and exists (
          select from engine_limit e where e.vendor = r.vendor and e.kind = g.kind and e.engine = coalesce(g.engine, ''))
      order by g.queue_at, g.id
      limit r.room
      for update of g skip locked
    ) l
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
