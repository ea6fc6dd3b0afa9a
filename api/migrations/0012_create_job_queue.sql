-- migrate:up

-- Takes up to `p_count` due jobs. Each claim is a new attempt, and only that attempt may report.
create function claim_generations(p_worker integer, p_count integer, p_lease interval, p_now timestamptz default now())
returns setof generation
language sql security definer set search_path = public, pg_temp
begin atomic
  update generation g set
    status = 'running',
    attempt = g.attempt + 1,
    worker = p_worker,
    lease_until = p_now + p_lease
  from (
    select user_id, id from generation
    where status = 'queued' and run_at <= p_now
    order by run_at, id
    limit p_count
    for update skip locked
  ) due
  where g.user_id = due.user_id and g.id = due.id
  returning g.*;
end;

-- Says of a batch of jobs "still at it". `p_beats`: [{user_id, id, attempt, progress}]. Gives back those that are still
-- the caller's; a missing one has been taken away and must be dropped. Progress never runs backwards.
create function beat_generations(p_beats jsonb, p_lease interval, p_now timestamptz default now())
returns table (id uuid, attempt integer, cancel_requested boolean, has_progressed boolean)
language sql security definer set search_path = public, pg_temp
begin atomic
  with beat as (
    select * from jsonb_to_recordset(p_beats) as b (user_id uuid, id uuid, attempt integer, progress real)
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

-- Notes the vendor's operation before the first poll. False: the job is no longer this attempt's.
create function store_operation(p_user uuid, p_id uuid, p_attempt integer, p_operation text) returns boolean
language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  update generation set provider_operation = p_operation
    where user_id = p_user and id = p_id and attempt = p_attempt and status = 'running';
  return found;
end
$$;

-- Reports the end of an attempt: state, money and events together. True: the report stands, also when it is sent again
-- because its answer was lost. False: the job has moved on and nothing was done, or the person's cancel came first and
-- wins, because they were promised their credits back.
create function finish_generation(
  p_user uuid,
  p_id uuid,
  p_attempt integer,
  p_status text,
  p_error_code text,
  p_error text,
  p_output jsonb,
  p_provider text,
  p_now timestamptz default now()
) returns boolean
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_is_cancelled boolean;
begin
  perform credit.lock_account(p_user);
  select cancel_requested into v_is_cancelled from generation
    where user_id = p_user and id = p_id and attempt = p_attempt and status = 'running'
    for update;
  if not found then
    return exists (
      select from generation
      where user_id = p_user and id = p_id and attempt = p_attempt and status = p_status
        and error_code is not distinct from p_error_code and output is not distinct from p_output
    );
  end if;
  if v_is_cancelled then
    perform end_generation(p_user, p_id, 'cancelled', 'cancelled', 'Cancelled', null, p_provider, p_now);
    return p_status = 'cancelled';
  end if;
  perform end_generation(p_user, p_id, p_status, p_error_code, p_error, p_output, p_provider, p_now);
  return true;
end
$$;

-- Puts a job back into the queue until `p_run_at`. `p_is_hand_back`: the worker stops; the attempt does not count.
create function requeue_generation(
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

-- Finds running jobs whose lease is over or whose worker is dead (its advisory lock is free) and queues them again.
-- One that was to be cancelled is cancelled; one that has used up its attempts fails and the credits go back.
-- One worker looks at a time. Accounts are locked in the order of their ids, so two of these never wait for each other.
create function recover_generations(p_attempts_max integer, p_limit integer, p_now timestamptz default now())
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

-- Releases holds past their end whose generation is not in flight. There should be none: this is the net below the net.
create function sweep_holds(p_limit integer default 500, p_now timestamptz default now()) returns integer
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_due record;
  v_count integer := 0;
begin
  for v_due in
    select h.user_id, h.id from credit.hold h
    left join generation g on g.user_id = h.user_id and g.id = h.id
    where h.status = 'held' and h.expires_at <= p_now and (g.status is null or g.status not in ('queued', 'running'))
    order by h.user_id, h.id
    limit p_limit
  loop
    perform credit.lock_account(v_due.user_id);
    if exists (
      select from credit.hold where user_id = v_due.user_id and id = v_due.id and status = 'held'
    ) then
      perform credit.settle(v_due.user_id, v_due.id, 0, p_now);
      v_count := v_count + 1;
    end if;
  end loop;
  return v_count;
end
$$;

-- I11: every generation and its hold tell the same story.
create view generation_violation as
  select 'I11 hold does not fit its generation' as what, g.id::text as key
  from generation g
  left join credit.hold h on h.user_id = g.user_id and h.id = g.id
  where g.price > 0 and (
    h.id is null
    or h.amount <> g.price
    or h.status <> case
      when g.status in ('queued', 'running') then 'held'
      when g.status = 'completed' then 'captured'
      else 'released'
    end
    or g.refunded <> (g.status in ('failed', 'cancelled'))
  );

-- migrate:down

drop view generation_violation;
drop function sweep_holds;
drop function recover_generations;
drop function requeue_generation;
drop function finish_generation;
drop function store_operation;
drop function beat_generations;
drop function claim_generations;
