-- migrate:up

-- Where a job stands in line. Later jobs of a person who has many in flight stand further back, those of a plan further
-- in front; nobody is passed for ever, because the place is a time and time goes on.
alter table generation add column queue_at timestamptz;
update generation set queue_at = run_at;
alter table generation alter column queue_at set not null;

drop index generation_to_claim;
create index generation_in_line on generation (queue_at, id) where status = 'queued';

-- How much later each further job in flight is queued, and how much earlier a plan's jobs are.
create function queue_place(p_plan text, p_in_flight bigint, p_now timestamptz) returns timestamptz
language sql immutable parallel safe
return p_now + p_in_flight * interval '5 seconds' - case p_plan
  when 'creator' then interval '60 seconds'
  when 'pro' then interval '20 seconds'
  else interval '0'
end;

-- 1 for the next one in line. Counts at most 100: further back it makes no difference.
create function queue_position(p_queue_at timestamptz, p_id uuid) returns integer
language sql stable
return (
  select count(*) + 1 from (
    select from generation q
    where q.status = 'queued' and (q.queue_at, q.id) < (p_queue_at, p_id)
    limit 100
  ) ahead
);

drop function start_generation;

-- Session, repeat, price, limit, hold and job in one statement. Errors: CR401 signed out, CR422 key reused,
-- CR409 the price has changed, CR403 not in this plan, CR429 too many in flight, CR402 not enough credits.
-- After an error nothing has changed.
create function start_generation(
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
  -- {"free": 4, "pro": 8, "creator": 16}
  p_in_flight_max jsonb,
  p_hold_lifetime interval,
  p_now timestamptz default now()
) returns generation
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_user uuid := session_user_id(p_token_hash, p_now);
  v_plan text;
  v_is_admin boolean;
  v_limit integer;
  v_in_flight bigint;
  v_generation generation;
begin
  if v_user is null then
    raise exception 'signed out' using errcode = 'CR401';
  end if;
  perform credit.lock_account(v_user);

  select * into v_generation from generation
    where user_id = v_user and idempotency_key = p_idempotency_key;
  if found then
    if v_generation.request_hash <> p_request_hash then
      raise exception 'idempotency key reused' using errcode = 'CR422';
    end if;
    return v_generation;
  end if;

  if p_quoted_price <> p_price then
    raise exception 'the price has changed' using
      errcode = 'CR409', detail = jsonb_build_object('price', p_price);
  end if;
  select case when is_admin then 'creator' else plan end, is_admin into v_plan, v_is_admin
    from app_user where id = v_user;
  if p_is_plan_needed and v_plan is null then
    raise exception 'this needs a plan' using errcode = 'CR403';
  end if;
  v_limit := p_in_flight_max ->> coalesce(v_plan, 'free');
  select count(*) into v_in_flight from generation where user_id = v_user and status in ('queued', 'running');
  if v_in_flight >= v_limit then
    raise exception 'too many in flight' using
      errcode = 'CR429', detail = jsonb_build_object('limit', v_limit);
  end if;

  insert into generation (
    user_id, kind, request, prompt, seed, price, idempotency_key, request_hash, provider, run_at, queue_at, created_at
  ) values (
    v_user, p_kind, p_request, coalesce(p_request ->> 'prompt', ''), p_seed,
    case when v_is_admin then 0 else p_price end,
    p_idempotency_key, p_request_hash, p_provider, p_now, queue_place(v_plan, v_in_flight, p_now), p_now
  ) returning * into v_generation;
  -- Every member of the request that has a key and a type is a stored file: the uploads.
  insert into asset (user_id, key, generation_id, media_type, size_bytes)
    select v_user, file ->> 'key', v_generation.id, file ->> 'mediaType', (file ->> 'sizeBytes')::bigint
    from jsonb_each(p_request) as member (name, file)
    where jsonb_typeof(file) = 'object' and file ?& array['key', 'mediaType'];
  if v_generation.price > 0 then
    perform credit.take_hold(v_user, v_generation.id, v_generation.price, p_now + p_hold_lifetime, p_now);
  end if;
  perform emit_generation_event(v_generation, p_now);
  return v_generation;
end
$$;

drop function claim_generations;

-- Takes up to `p_count` due jobs of these kinds. Each claim is a new attempt, and only that attempt may report.
create function claim_generations(
  p_worker integer,
  p_count integer,
  -- ["image", "edit"]
  p_kinds jsonb,
  p_lease interval,
  p_now timestamptz default now()
) returns setof generation
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
  returning g.*;
end;

-- migrate:down

drop function claim_generations;
drop function start_generation;
drop function queue_position;
drop function queue_place;
drop index generation_in_line;
alter table generation drop column queue_at;
create index generation_to_claim on generation (run_at, id) where status = 'queued';

-- As 0011 and 0012 made them.
create function start_generation(
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
  p_in_flight_max integer,
  p_hold_lifetime interval,
  p_now timestamptz default now()
) returns generation
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_user uuid := session_user_id(p_token_hash, p_now);
  v_is_unlimited boolean;
  v_generation generation;
begin
  if v_user is null then
    raise exception 'signed out' using errcode = 'CR401';
  end if;
  perform credit.lock_account(v_user);

  select * into v_generation from generation
    where user_id = v_user and idempotency_key = p_idempotency_key;
  if found then
    if v_generation.request_hash <> p_request_hash then
      raise exception 'idempotency key reused' using errcode = 'CR422';
    end if;
    return v_generation;
  end if;

  if p_quoted_price <> p_price then
    raise exception 'the price has changed' using
      errcode = 'CR409', detail = jsonb_build_object('price', p_price);
  end if;
  if (select count(*) from generation where user_id = v_user and status in ('queued', 'running')) >= p_in_flight_max then
    raise exception 'too many in flight' using
      errcode = 'CR429', detail = jsonb_build_object('limit', p_in_flight_max);
  end if;

  select is_admin into v_is_unlimited from app_user where id = v_user;
  insert into generation (
    user_id, kind, request, prompt, seed, price, idempotency_key, request_hash, provider, run_at, created_at
  ) values (
    v_user, p_kind, p_request, coalesce(p_request ->> 'prompt', ''), p_seed,
    case when v_is_unlimited then 0 else p_price end,
    p_idempotency_key, p_request_hash, p_provider, p_now, p_now
  ) returning * into v_generation;
  if v_generation.price > 0 then
    perform credit.take_hold(v_user, v_generation.id, v_generation.price, p_now + p_hold_lifetime, p_now);
  end if;
  perform emit_generation_event(v_generation, p_now);
  return v_generation;
end
$$;

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
