-- migrate:up

-- A person may be deleted in the middle of a text: what was written goes with it.
delete from written_text w
  where not exists (select from generation g where g.user_id = w.user_id and g.id = w.generation_id);
alter table written_text
  add foreign key (user_id, generation_id) references generation on delete cascade;

-- The sweep of files asks by key alone.
create index asset_by_key on asset (key);

-- Those of the keys (a JSON array) that somebody's item refers to.
create function wanted_keys(p_keys jsonb) returns setof text
language sql stable security definer set search_path = public, pg_temp
begin atomic
  select a.key from asset a where a.key in (select value from jsonb_array_elements_text(p_keys));
end;

-- As 0005 made it, but events go from the first on only: a move that waited for its account is written with the time it
-- was sent at, so a later number may carry an earlier time, and numbers are to have no gap.
create or replace function prune_events(p_now timestamptz default now()) returns bigint
language sql security definer set search_path = public, pg_temp
as $$
  with gone as (
    delete from event e
    where e.at < p_now - interval '24 hours' and not exists (
      select from event earlier
      where earlier.user_id = e.user_id and earlier.seq < e.seq and earlier.at >= p_now - interval '24 hours'
    )
    returning 1
  )
  select count(*) from gone;
$$;

-- Jobs of workers that are dead: their advisory lock is free.
create function lost_workers() returns setof integer
language sql volatile
as $$
  select w.worker
  from (select distinct g.worker from generation g where g.status = 'running' and g.worker is not null) w
  where not exists (
    select from pg_locks l
    where l.locktype = 'advisory' and l.granted and l.objsubid = 2
      and l.database = (select d.oid from pg_database d where d.datname = current_database())
      and l.classid::bigint = worker_lock_class() and l.objid::bigint = w.worker
  );
$$;

-- As 0012 made it, but a worker is dead only when its lock is still free a moment later: one that has merely lost its
-- connection takes it again within that time, and its jobs would be bought twice.
create or replace function recover_generations(p_attempts_max integer, p_limit integer, p_now timestamptz default now())
returns table (user_id uuid, id uuid, outcome text)
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_lost record;
  v_dead integer[];
  v_generation generation;
begin
  if not pg_try_advisory_xact_lock(worker_lock_class(), 0) then
    return;
  end if;
  v_dead := array(select lost_workers());
  if cardinality(v_dead) > 0 then
    perform pg_sleep(0.3);
    v_dead := array(select lost_workers() intersect select unnest(v_dead));
  end if;
  for v_lost in
    select g.user_id, g.id, g.attempt from generation g
    where g.status = 'running' and (g.lease_until <= p_now or g.worker = any (v_dead))
    order by g.user_id, g.id
    limit p_limit
  loop
    perform credit.lock_account(v_lost.user_id);
    select * into v_generation from generation g
      where g.user_id = v_lost.user_id and g.id = v_lost.id and g.attempt = v_lost.attempt and g.status = 'running'
        -- It may have said meanwhile that it is still at it.
        and (g.lease_until <= p_now or g.worker = any (v_dead))
      for update;
    continue when not found;
    user_id := v_lost.user_id;
    id := v_lost.id;
    if v_generation.cancel_requested then
      outcome := 'cancelled';
      perform end_generation(user_id, id, 'cancelled', 'cancelled', 'Cancelled', null, null, p_now);
    elsif v_generation.attempt - v_generation.handed_back >= p_attempts_max then
      outcome := 'failed';
      perform end_generation(
        user_id, id, 'failed', 'attempts_exhausted',
        'We could not finish this one after several tries. Please try again.', null, null, p_now);
    else
      outcome := 'queued';
      update generation g set status = 'queued', run_at = p_now, lease_until = null, worker = null
        where g.user_id = v_lost.user_id and g.id = v_lost.id;
    end if;
    return next;
  end loop;
end
$$;

-- migrate:down

create or replace function recover_generations(p_attempts_max integer, p_limit integer, p_now timestamptz default now())
returns table (user_id uuid, id uuid, outcome text)
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_lost record;
  v_generation generation;
begin
  if not pg_try_advisory_xact_lock(worker_lock_class(), 0) then
    return;
  end if;
  for v_lost in
    with dead as (
      select w.worker
      from (select distinct g.worker from generation g where g.status = 'running') w
      where not exists (
        select from pg_locks l
        where l.locktype = 'advisory' and l.granted and l.objsubid = 2
          and l.database = (select d.oid from pg_database d where d.datname = current_database())
          and l.classid::bigint = worker_lock_class() and l.objid::bigint = w.worker
      )
    )
    select g.user_id, g.id, g.attempt from generation g
    where g.status = 'running' and (g.lease_until <= p_now or g.worker in (select dead.worker from dead))
    order by g.user_id, g.id
    limit p_limit
  loop
    perform credit.lock_account(v_lost.user_id);
    select * into v_generation from generation g
      where g.user_id = v_lost.user_id and g.id = v_lost.id and g.attempt = v_lost.attempt and g.status = 'running'
      for update;
    continue when not found;
    user_id := v_lost.user_id;
    id := v_lost.id;
    if v_generation.cancel_requested then
      outcome := 'cancelled';
      perform end_generation(user_id, id, 'cancelled', 'cancelled', 'Cancelled', null, null, p_now);
    elsif v_generation.attempt - v_generation.handed_back >= p_attempts_max then
      outcome := 'failed';
      perform end_generation(
        user_id, id, 'failed', 'attempts_exhausted',
        'We could not finish this one after several tries. Please try again.', null, null, p_now);
    else
      outcome := 'queued';
      update generation g set status = 'queued', run_at = p_now, lease_until = null, worker = null
        where g.user_id = v_lost.user_id and g.id = v_lost.id;
    end if;
    return next;
  end loop;
end
$$;

drop function lost_workers;

create or replace function prune_events(p_now timestamptz default now()) returns bigint
language sql security definer set search_path = public, pg_temp
as $$
  with gone as (delete from event where at < p_now - interval '24 hours' returning 1)
  select count(*) from gone;
$$;

drop function wanted_keys;
drop index asset_by_key;
alter table written_text drop constraint written_text_user_id_generation_id_fkey;
