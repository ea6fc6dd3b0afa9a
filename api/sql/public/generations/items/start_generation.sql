-- Session, repeat, price, plan, limits, hold and job in one statement. Over the limit of jobs it is deferred: it waits
-- for one of its user's to end, and nothing is held for it until then (start_deferred). Errors: CR401 signed out, CR422
-- key reused, CR410 the item of this key was removed, CR409 the price has changed, CR403 not in this plan, CR429 too many
-- are deferred, CR430 too many starts, CR402 not enough credits. After an error nothing has changed. Returns the row.
create or replace function start_generation(
  p_token_hash bytea,
  p_kind text,
  p_request jsonb,
  p_seed integer,
  p_provider text,
  p_price integer,
  -- What the button said; null when the caller names none.
  p_quoted_price integer,
  p_idempotency_key text,
  p_request_hash text,
  -- True: only for those who have a plan.
  p_is_plan_needed boolean,
  -- {"inFlight": {"free": 4, "pro": 8, "creator": 16}, "deferred": {"free": 8, "pro": 16, "creator": 32},
  -- "starts": 60, "startsWindowSeconds": 600}
  p_limits jsonb,
  p_hold_lifetime interval,
  p_now timestamptz
) returns jsonb
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_user uuid := require_user(p_token_hash, p_now);
  v_plan text;
  v_is_admin boolean;
  v_limit integer;
  v_in_flight bigint;
  v_is_deferred boolean;
  v_terms jsonb;
  v_deferred bigint;
  v_deferred_max integer;
  -- What those that are deferred will hold.
  v_promised bigint;
  v_wait_seconds integer;
  v_generation generation;
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
    return to_jsonb(v_generation);
  end if;

  if p_quoted_price <> p_price then
    raise exception 'the price has changed' using
      errcode = 'CR409', detail = jsonb_build_object('price', p_price);
  end if;
  select case when is_admin then 'creator' else plan end, is_admin into v_plan, v_is_admin
    from app_user where id = v_user and closes_at is null;
  if not found then
    -- The account was deleted while this waited for its lock.
    raise exception 'signed out' using errcode = 'CR401';
  end if;
  if p_is_plan_needed and v_plan is null then
    raise exception 'this needs a plan' using errcode = 'CR403';
  end if;
  v_limit := p_limits -> 'inFlight' ->> coalesce(v_plan, 'free');
  v_terms := jsonb_build_object('inFlightMax', v_limit, 'holdLifetime', p_hold_lifetime);
  select count(*) filter (where status <> 'deferred'), count(*) filter (where status = 'deferred'),
    coalesce(sum(price) filter (where status = 'deferred'), 0)
    into v_in_flight, v_deferred, v_promised
    from generation where user_id = v_user and status in ('deferred', 'queued', 'running');
  v_is_deferred := v_in_flight >= v_limit or v_deferred > 0;
  if v_is_deferred then
    -- The release before knows no line.
    v_deferred_max := coalesce((p_limits -> 'deferred' ->> coalesce(v_plan, 'free'))::integer, 0);
    if v_deferred >= v_deferred_max then
      raise exception 'too many in flight' using
        errcode = 'CR429', detail = jsonb_build_object('limit', v_limit, 'deferred', v_deferred_max);
    end if;
    -- What could not be paid is refused here, and not when its turn comes.
    if not v_is_admin and credit.balance(v_user, p_now) < v_promised + p_price then
      raise exception 'not enough credits' using
        errcode = 'CR402',
        detail = jsonb_build_object(
          'needed', p_price, 'available', greatest(0, credit.balance(v_user, p_now) - v_promised));
    end if;
  end if;
  -- Each start stores a row, also one that is cancelled at once and costs nothing.
  v_wait_seconds := take_rate_limits(jsonb_build_array(jsonb_build_object(
    'key', 'start:' || v_user, 'limit', p_limits -> 'starts', 'windowSeconds', p_limits -> 'startsWindowSeconds'
  )), p_now);
  if v_wait_seconds > 0 then
    raise exception 'too many starts' using
      errcode = 'CR430', detail = jsonb_build_object('seconds', v_wait_seconds);
  end if;

  insert into generation (
    user_id, kind, request, prompt, seed, price, idempotency_key, request_hash, provider, made_from,
    status, deferred_terms, run_at, queue_at, created_at
  ) values (
    v_user, p_kind, p_request - 'madeFrom', coalesce(p_request ->> 'prompt', ''), p_seed, p_price,
    p_idempotency_key, p_request_hash, p_provider,
    (select id from generation where user_id = v_user and id = (p_request ->> 'madeFrom')::uuid and purged_at is null),
    case when v_is_deferred then 'deferred' else 'queued' end, case when v_is_deferred then v_terms end,
    p_now, queue_place(v_plan, v_in_flight, p_now), p_now
  ) returning * into v_generation;
  perform add_search_text(v_user, v_generation.id);
  -- The uploads.
  perform add_assets(v_user, v_generation.id, p_request);
  if v_is_deferred then
    -- A plan that was bought meanwhile counts for those before it, too.
    update generation set deferred_terms = v_terms where user_id = v_user and status = 'deferred';
    perform start_deferred(v_user, p_now);
    select * into v_generation from generation where user_id = v_user and id = v_generation.id;
  else
    perform hold_price(v_user, v_generation.id, p_price, v_is_admin, p_hold_lifetime, p_now);
  end if;
  perform emit_generation_event(v_user, v_generation.id, p_now);
  return to_jsonb(v_generation);
end
$$;
