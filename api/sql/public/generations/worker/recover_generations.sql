-- Finds running jobs whose lease is over or whose worker is dead and queues them again. One that was to be cancelled is
-- cancelled; one that has used up its attempts fails and the credits go back. A worker is dead only when its lock is still
-- free a moment later: one that has merely lost its connection takes it again within that time, and its jobs would be
-- bought twice. One worker looks at a time. Accounts are locked in the order of their ids, so two of these never wait for
-- each other.
create or replace function recover_generations(p_attempts_max integer, p_limit integer, p_now timestamptz)
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
      perform end_generation(user_id, id, 'cancelled', 'cancelled', null, null, null, p_now);
    elsif v_generation.attempt - v_generation.handed_back >= p_attempts_max then
      outcome := 'failed';
      perform end_generation(user_id, id, 'failed', 'attempts_exhausted', null, null, null, p_now);
    else
      outcome := 'queued';
      update generation g set status = 'queued', run_at = p_now, lease_until = null, worker = null
        where g.user_id = v_lost.user_id and g.id = v_lost.id;
    end if;
    return next;
  end loop;
end
$$;
