-- Sets credits aside. Burns by priority, then what expires first. A repeat answers with the hold that is there, or was. CR402
-- when the balance does not reach, CR422 the id was used for another amount.
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
  v_result jsonb := jsonb_build_object('hold', p_hold, 'amount', p_amount);
  v_placed bigint;
  v_needed integer := p_amount;
  v_part integer;
  v_grant record;
begin
  if p_amount <= 0 then
    raise exception 'a hold needs a positive amount' using errcode = 'CR400';
  end if;
  perform credit.lock_account(p_user);
  select amount into v_placed from credit.hold where user_id = p_user and id = p_hold;
  if not found then
    -- It may have ended.
    select sum(amount) into v_placed from credit.hold_move where user_id = p_user and hold_id = p_hold and step = 'h';
  end if;
  if v_placed = p_amount then
    return v_result || '{"replayed": true}';
  elsif v_placed is not null then
    raise exception 'hold % was placed for another amount', p_hold using errcode = 'CR422';
  end if;
  if credit.balance(p_user, p_now) < p_amount then
    raise exception 'not enough credits' using
      errcode = 'CR402',
      detail = jsonb_build_object('needed', p_amount, 'available', credit.balance(p_user, p_now));
  end if;

  insert into credit.hold (user_id, id, amount, expires_at, created_at)
    values (p_user, p_hold, p_amount, p_expires_at, p_now);
  for v_grant in
    select id, remaining from credit.grant_
    where user_id = p_user and remaining > 0 and expires_at > p_now
    order by priority, expires_at, id
  loop
    v_part := least(v_needed, v_grant.remaining);
    update credit.grant_ set remaining = remaining - v_part where user_id = p_user and id = v_grant.id;
    insert into credit.hold_move (user_id, hold_id, at, grant_id, amount, step)
      values (p_user, p_hold, p_now, v_grant.id, v_part, 'h');
    v_needed := v_needed - v_part;
    exit when v_needed = 0;
  end loop;
  update credit.account set held = held + p_amount where user_id = p_user;

  perform emit_event(p_user, '{"type": "credits"}', p_now);
  return v_result;
end
$$;
