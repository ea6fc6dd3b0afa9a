-- migrate:up

-- Every move is one call = one statement of the client = all or nothing, whatever happens to the connection.
-- Each: (1) lock the account row, (2) answer a repeat with the stored result, (3) change, (4) write the journal.
-- Time comes in as `p_now`. Errors are SQLSTATEs of class CR; api/src/db/sql-error.ts gives them their words.

create function credit.lock_account(p_user uuid) returns void
language plpgsql as $$
begin
  perform from credit.account where user_id = p_user for update;
  if not found then
    insert into credit.account (user_id) values (p_user) on conflict do nothing;
    perform from credit.account where user_id = p_user for update;
  end if;
end
$$;

-- The stored result of an earlier call with this key, or null. Call it under the account lock.
create function credit.find_replay(p_user uuid, p_key text, p_hash text) returns jsonb
language plpgsql stable as $$
declare
  v_txn record;
begin
  select request_hash, result into v_txn from credit.txn where user_id = p_user and idempotency_key = p_key;
  if not found then
    return null;
  end if;
  if v_txn.request_hash <> p_hash then
    raise exception 'idempotency key % was used for another request', p_key using errcode = 'CR422';
  end if;
  return v_txn.result || '{"replayed": true}';
end
$$;

create function credit.write_txn(p_user uuid, p_kind text, p_key text, p_hash text, p_result jsonb, p_now timestamptz)
returns bigint
language sql as $$
  insert into credit.txn (user_id, kind, idempotency_key, request_hash, result, at)
  values (p_user, p_kind, p_key, p_hash, p_result, p_now)
  returning id;
$$;

-- Moves credits of one grant from a bucket to another.
create function credit.write_move(p_user uuid, p_txn bigint, p_grant bigint, p_from text, p_to text, p_amount integer)
returns void
language sql as $$
  insert into credit.entry (user_id, txn_id, grant_id, bucket, delta)
  values (p_user, p_txn, p_grant, p_from, -p_amount), (p_user, p_txn, p_grant, p_to, p_amount);
$$;

-- What can be spent at `p_now`. Right without any sweep: an expired grant does not count.
create function credit.balance(p_user uuid, p_now timestamptz default now()) returns integer
language sql stable parallel safe
return (
  select coalesce(sum(g.remaining), 0)::integer
  from credit.grant_ g
  where g.user_id = p_user and g.remaining > 0 and g.starts_at <= p_now and g.expires_at > p_now
);

-- Gives credits, once per source. `p_reset_kind` closes the open grants of that kind first (no rollover), in the same
-- statement, so nobody ever sees half a billing cycle.
create function credit.add_grant(
  p_user uuid,
  p_amount integer,
  p_kind text,
  p_source_key text,
  p_expires_at timestamptz default 'infinity',
  p_reset_kind text default null,
  p_priority smallint default 50,
  p_now timestamptz default now()
) returns jsonb
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_key text := 'grant:' || p_source_key;
  v_hash text := md5(concat_ws('|', p_amount, p_kind, p_expires_at, p_reset_kind, p_priority));
  v_result jsonb;
  v_grant bigint;
  v_txn bigint;
  v_old record;
begin
  if p_amount <= 0 or p_expires_at <= p_now then
    raise exception 'a grant needs a positive amount and an end in the future' using errcode = 'CR400';
  end if;
  perform credit.lock_account(p_user);
  v_result := credit.find_replay(p_user, v_key, v_hash);
  if v_result is not null then
    return v_result;
  end if;

  insert into credit.grant_ (user_id, kind, amount, remaining, priority, starts_at, expires_at, source_key)
    values (p_user, p_kind, p_amount, p_amount, p_priority, p_now, p_expires_at, p_source_key)
    returning id into v_grant;
  v_result := jsonb_build_object('grant', v_grant, 'amount', p_amount);
  v_txn := credit.write_txn(p_user, 'grant', v_key, v_hash, v_result, p_now);
  perform credit.write_move(p_user, v_txn, v_grant, 'source', 'available', p_amount);

  for v_old in
    select id, remaining from credit.grant_
    where user_id = p_user and kind = p_reset_kind and id <> v_grant and closed_at is null
  loop
    update credit.grant_ set remaining = 0, closed_at = p_now where user_id = p_user and id = v_old.id;
    if v_old.remaining > 0 then
      perform credit.write_move(p_user, v_txn, v_old.id, 'available', 'expired', v_old.remaining);
    end if;
  end loop;

  perform emit_event(p_user, '{"type": "credits"}', p_now);
  return v_result;
end
$$;

-- Sets credits aside. Burns by priority, then what expires first. CR402 when the balance does not reach.
create function credit.take_hold(
  p_user uuid,
  p_hold uuid,
  p_amount integer,
  p_expires_at timestamptz,
  p_now timestamptz default now()
) returns jsonb
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_key text := 'hold:' || p_hold;
  v_hash text := md5(p_amount::text);
  v_result jsonb;
  v_txn bigint;
  v_needed integer := p_amount;
  v_part integer;
  v_grant record;
begin
  if p_amount <= 0 then
    raise exception 'a hold needs a positive amount' using errcode = 'CR400';
  end if;
  perform credit.lock_account(p_user);
  v_result := credit.find_replay(p_user, v_key, v_hash);
  if v_result is not null then
    return v_result;
  end if;
  if credit.balance(p_user, p_now) < p_amount then
    raise exception 'not enough credits' using
      errcode = 'CR402',
      detail = jsonb_build_object('needed', p_amount, 'available', credit.balance(p_user, p_now));
  end if;

  insert into credit.hold (user_id, id, amount, expires_at, created_at)
    values (p_user, p_hold, p_amount, p_expires_at, p_now);
  v_result := jsonb_build_object('hold', p_hold, 'amount', p_amount);
  v_txn := credit.write_txn(p_user, 'hold', v_key, v_hash, v_result, p_now);
  for v_grant in
    select id, remaining from credit.grant_
    where user_id = p_user and remaining > 0 and starts_at <= p_now and expires_at > p_now
    order by priority, expires_at, id
  loop
    v_part := least(v_needed, v_grant.remaining);
    update credit.grant_ set remaining = remaining - v_part where user_id = p_user and id = v_grant.id;
    insert into credit.hold_part (user_id, hold_id, grant_id, amount) values (p_user, p_hold, v_grant.id, v_part);
    perform credit.write_move(p_user, v_txn, v_grant.id, 'available', 'held', v_part);
    v_needed := v_needed - v_part;
    exit when v_needed = 0;
  end loop;
  update credit.account set held = held + p_amount where user_id = p_user;

  perform emit_event(p_user, '{"type": "credits"}', p_now);
  return v_result;
end
$$;

-- migrate:down

drop function credit.take_hold;
drop function credit.add_grant;
drop function credit.balance;
drop function credit.write_move;
drop function credit.write_txn;
drop function credit.find_replay;
drop function credit.lock_account;
