-- Sets credits aside. Burns by priority, then what expires first. CR402 when the balance does not reach.
create or replace function credit.place_hold(
  p_user uuid,
  p_hold uuid,
  p_amount integer,
  p_expires_at timestamptz,
  p_now timestamptz
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
    where user_id = p_user and remaining > 0 and expires_at > p_now
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
