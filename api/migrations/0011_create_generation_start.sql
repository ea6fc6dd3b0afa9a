-- migrate:up

-- Session, repeat, price, limit, hold and job in one statement. Errors: CR401 signed out, CR422 key reused,
-- CR409 the price has changed, CR429 too many in flight, CR402 not enough credits. After an error nothing has changed.
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

-- Ends a generation and settles its hold. For the functions below only: they hold the account lock and have checked.
create function end_generation(
  p_user uuid,
  p_id uuid,
  p_status text,
  p_error_code text,
  p_error text,
  p_output jsonb,
  p_provider text,
  p_now timestamptz
) returns void
language plpgsql as $$
declare
  v_generation generation;
begin
  update generation set
    status = p_status,
    progress = case when p_status = 'completed' then 1 else progress end,
    error_code = p_error_code,
    error = p_error,
    output = p_output,
    provider = coalesce(p_provider, provider),
    refunded = p_status <> 'completed' and price > 0,
    lease_until = null,
    worker = null,
    completed_at = p_now
  where user_id = p_user and id = p_id
  returning * into v_generation;
  -- Every member of the output that has a key is a stored file.
  insert into asset (user_id, key, generation_id, media_type, size_bytes)
    select p_user, file ->> 'key', p_id, file ->> 'mediaType', (file ->> 'sizeBytes')::bigint
    from jsonb_each(coalesce(p_output, '{}')) as member (name, file)
    where jsonb_typeof(file) = 'object' and file ? 'key';
  if v_generation.price > 0 then
    perform credit.settle(
      p_user, p_id, case when p_status = 'completed' then v_generation.price else 0 end, p_now);
  end if;
  perform emit_generation_event(v_generation, p_now);
end
$$;

-- Asks for a stop. Queued: cancelled here, credits back at once. Running: the worker sees the flag at its next beat.
-- Already ended: nothing to do. CR401 signed out, CR404 not there or not the caller's.
create function cancel_generation(p_token_hash bytea, p_id uuid, p_now timestamptz default now()) returns generation
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_user uuid := session_user_id(p_token_hash, p_now);
  v_generation generation;
begin
  if v_user is null then
    raise exception 'signed out' using errcode = 'CR401';
  end if;
  perform credit.lock_account(v_user);
  select * into v_generation from generation
    where user_id = v_user and id = p_id and hidden_at is null
    for update;
  if not found then
    raise exception 'no such generation' using errcode = 'CR404';
  end if;
  if v_generation.status = 'queued' then
    perform end_generation(v_user, p_id, 'cancelled', 'cancelled', 'Cancelled', null, null, p_now);
  elsif v_generation.status = 'running' then
    update generation set cancel_requested = true where user_id = v_user and id = p_id;
  end if;
  select * into v_generation from generation where user_id = v_user and id = p_id;
  return v_generation;
end
$$;

-- Takes an ended item out of every list and its files out of reach. Still running ones are to be cancelled first (CR400).
create function hide_generation(p_token_hash bytea, p_id uuid, p_now timestamptz default now()) returns generation
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_user uuid := session_user_id(p_token_hash, p_now);
  v_generation generation;
begin
  if v_user is null then
    raise exception 'signed out' using errcode = 'CR401';
  end if;
  perform credit.lock_account(v_user);
  select * into v_generation from generation
    where user_id = v_user and id = p_id and hidden_at is null
    for update;
  if not found then
    raise exception 'no such generation' using errcode = 'CR404';
  end if;
  if v_generation.status in ('queued', 'running') then
    raise exception 'it is still being made, cancel it first' using errcode = 'CR400';
  end if;
  delete from asset where user_id = v_user and generation_id = p_id;
  update generation set hidden_at = p_now where user_id = v_user and id = p_id returning * into v_generation;
  perform emit_generation_event(v_generation, p_now);
  return v_generation;
end
$$;

-- Only functions with their own checks may end something.
revoke execute on function end_generation from public;

-- migrate:down

drop function hide_generation;
drop function cancel_generation;
drop function end_generation;
drop function start_generation;
