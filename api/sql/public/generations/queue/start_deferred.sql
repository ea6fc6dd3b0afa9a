-- Starts what a user's limit has put off, oldest first, as far as their present plan has room now: from here on its credits are held. One
-- that they cannot pay any more fails, and costs nothing. Only for functions that hold the account lock.
create or replace function start_deferred(p_user uuid, p_now timestamptz) returns void
language plpgsql as $$
declare
  v_next generation;
  -- Jobs in flight, and the other presses that they are of.
  v_jobs bigint;
  v_in_flight bigint;
  v_plan text;
  v_is_admin boolean;
begin
  loop
    select * into v_next from generation
      where user_id = p_user and status = 'deferred'
      order by created_at, id
      limit 1;
    exit when not found;
    select count(*),
      count(distinct coalesce(batch_id, id)) filter (where coalesce(batch_id, id) <> coalesce(v_next.batch_id, v_next.id))
      into v_jobs, v_in_flight
      from generation where user_id = p_user and status in ('queued', 'running');
    select case when is_admin then 'creator' else plan end, is_admin into v_plan, v_is_admin
      from app_user where id = p_user;
    exit when v_in_flight >= coalesce(
      v_next.deferred_terms -> 'inFlight' ->> coalesce(v_plan, 'free'),
      -- Of one that was put off by the release before.
      v_next.deferred_terms ->> 'inFlightMax')::integer;
    if not v_is_admin and credit.balance(p_user, p_now) < v_next.price then
      update generation set
        status = 'failed', deferred_terms = null, price = 0, error_code = 'unpaid', completed_at = p_now
        where user_id = p_user and id = v_next.id;
    else
      perform hold_price(
        p_user, v_next.id, v_next.price, v_is_admin, (v_next.deferred_terms ->> 'holdLifetime')::interval, p_now);
      update generation set
        status = 'queued', deferred_terms = null, run_at = p_now, queue_at = queue_place(v_plan, v_jobs, p_now)
        where user_id = p_user and id = v_next.id;
    end if;
    perform emit_generation_event(p_user, v_next.id, p_now);
  end loop;
end
$$;
revoke execute on function start_deferred from public;
