-- Session, repeat, price, plan, limits, holds and jobs of one press in one statement. Over the limit of jobs it is
-- deferred: it waits for one of its user's to end, and nothing is held for it until then (start_deferred). What one press
-- starts counts once against the limit; each one has its own price, hold and end. Errors: CR401 signed out, CR422 key
-- reused, CR410 the item of this key was removed, CR409 the price has changed, CR403 not in this plan, CR429 too many are
-- deferred, CR430 too many starts, CR402 not enough credits. After an error nothing has changed. Returns the rows.
create or replace function start_generations(
  p_token_hash bytea,
  p_kind text,
  -- Its members madeFrom and traceparent become columns.
  p_request jsonb,
  -- One for each generation: [7, 8]
  p_seeds jsonb,
  p_provider text,
  -- Of each.
  p_price integer,
  -- What the button said, for all of them; null when the caller names none.
  p_quoted_price integer,
  p_idempotency_key text,
  p_request_hash text,
  -- The least plan that allows it: 'pro' or 'creator'; null: none is needed.
  p_plan_needed text,
  -- {"inFlight": {"free": 4, "pro": 8, "creator": 16}, "deferred": {"free": 8, "pro": 16, "creator": 32},
  -- "starts": 60, "startsWindowSeconds": 600, "uploads": 500}
  p_limits jsonb,
  p_hold_lifetime interval,
  p_now timestamptz
) returns jsonb
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_user uuid := require_user(p_token_hash, p_now);
  v_count integer := jsonb_array_length(p_seeds);
  v_plan text;
  v_is_admin boolean;
  v_limit integer;
  -- Jobs in flight, and the presses that they are of.
  v_jobs bigint;
  v_in_flight bigint;
  v_is_deferred boolean;
  v_terms jsonb;
  v_deferred bigint;
  v_deferred_max integer;
  -- What those that are deferred will hold.
  v_promised bigint;
  v_wait_seconds integer;
  v_request jsonb;
  v_generation generation;
  v_batch uuid;
  v_ids uuid[] := '{}';
begin
  perform credit.lock_account(v_user);

  select * into v_generation from generation
    where user_id = v_user and idempotency_key = p_idempotency_key;
  if found then
    if v_generation.removed_at is not null then
      raise exception 'the item of this key was removed' using errcode = 'CR410';
    end if;
    if v_generation.request_hash <> p_request_hash then
      raise exception 'idempotency key reused' using errcode = 'CR422';
    end if;
    return (
      select jsonb_agg(to_jsonb(g) order by g.id) from generation g
      where g.user_id = v_user and (g.id = v_generation.id or (
        g.kind = v_generation.kind and g.created_at = v_generation.created_at and g.batch_id = v_generation.id
        and g.removed_at is null)));
  end if;

  if p_quoted_price <> p_price * v_count then
    raise exception 'the price has changed' using
      errcode = 'CR409', detail = jsonb_build_object('price', p_price * v_count);
  end if;
  select case when is_admin then 'creator' else plan end, is_admin into v_plan, v_is_admin
    from app_user where id = v_user and closes_at is null;
  if not found then
    -- The account was deleted while this waited for its lock.
    raise exception 'signed out' using errcode = 'CR401';
  end if;
  if (v_plan is null and p_plan_needed is not null) or (v_plan <> 'creator' and p_plan_needed = 'creator') then
    raise exception 'this needs a plan' using errcode = 'CR403', detail = jsonb_build_object('plan', p_plan_needed);
  end if;
  v_limit := p_limits -> 'inFlight' ->> coalesce(v_plan, 'free');
  v_terms := jsonb_build_object('inFlight', p_limits -> 'inFlight', 'holdLifetime', p_hold_lifetime);
  select count(*) filter (where status <> 'deferred'),
    count(distinct coalesce(batch_id, id)) filter (where status <> 'deferred'),
    count(distinct coalesce(batch_id, id)) filter (where status = 'deferred'),
    coalesce(sum(price) filter (where status = 'deferred'), 0)
    into v_jobs, v_in_flight, v_deferred, v_promised
    from generation where user_id = v_user and status in ('deferred', 'queued', 'running');
  v_is_deferred := v_in_flight >= v_limit or v_deferred > 0;
  if v_is_deferred then
    -- The release before knows no line.
    v_deferred_max := coalesce((p_limits -> 'deferred' ->> coalesce(v_plan, 'free'))::integer, 0);
    if v_deferred >= v_deferred_max then
      raise exception 'too many in flight' using
        errcode = 'CR429', detail = jsonb_build_object('limit', v_limit, 'deferred', v_deferred_max);
    end if;
  end if;
  -- All or none, and what could not be paid is refused here and not when its turn comes. One alone is refused by its hold.
  if (v_is_deferred or v_count > 1) and not v_is_admin
    and credit.balance(v_user, p_now) < v_promised + p_price * v_count then
    raise exception 'not enough credits' using
      errcode = 'CR402',
      detail = jsonb_build_object(
        'needed', p_price * v_count, 'available', greatest(0, credit.balance(v_user, p_now) - v_promised));
  end if;
  -- Each start stores a row, also one that is cancelled at once and costs nothing.
  for n in 1 .. v_count loop
    v_wait_seconds := take_rate_limits(jsonb_build_array(jsonb_build_object(
      'key', 'start:' || v_user, 'limit', p_limits -> 'starts', 'windowSeconds', p_limits -> 'startsWindowSeconds'
    )), p_now);
    if v_wait_seconds > 0 then
      raise exception 'too many starts' using
        errcode = 'CR430', detail = jsonb_build_object('seconds', v_wait_seconds);
    end if;
  end loop;

  v_request := keep_uploads(v_user, p_request - array['madeFrom', 'traceparent'], (p_limits ->> 'uploads')::integer, p_now);
  v_batch := case when v_count > 1 then uuidv7() end;
  for n in 0 .. v_count - 1 loop
    insert into generation (
      id, user_id, kind, request, prompt, seed, price, idempotency_key, request_hash, provider, made_from, batch_id,
      trace_parent, status, deferred_terms, run_at, queue_at, created_at
    ) values (
      case when n = 0 then coalesce(v_batch, uuidv7()) else uuidv7() end, v_user, p_kind, v_request,
      coalesce(p_request ->> 'prompt', ''), (p_seeds ->> n)::integer, p_price,
      -- One press has one key.
      case when n = 0 then p_idempotency_key end, p_request_hash, p_provider,
      (select id from generation where user_id = v_user and id = (p_request ->> 'madeFrom')::uuid and purged_at is null),
      v_batch, p_request ->> 'traceparent', case when v_is_deferred then 'deferred' else 'queued' end, case when v_is_deferred then v_terms end,
      p_now, queue_place(v_plan, v_jobs + n, p_now), p_now
    ) returning * into v_generation;
    v_ids := v_ids || v_generation.id;
    -- The uploads.
    perform add_assets(v_user, v_generation.id, v_request);
    if not v_is_deferred then
      perform hold_price(v_user, v_generation.id, p_price, v_is_admin, p_hold_lifetime, p_now);
    end if;
  end loop;
  if v_is_deferred then
    -- Limits that were set meanwhile count for those before it, too.
    update generation set deferred_terms = v_terms where user_id = v_user and status = 'deferred';
    perform start_deferred(v_user, p_now);
  end if;
  perform emit_generation_event(v_user, id, p_now) from unnest(v_ids) as id;
  return (select jsonb_agg(to_jsonb(g) order by g.id) from generation g where g.user_id = v_user and g.id = any (v_ids));
end
$$;
