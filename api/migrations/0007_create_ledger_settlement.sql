-- migrate:up

-- Ends a hold, once: `p_captured` is spent, the rest goes back to the grants it came from. What came from a grant that
-- has ended meanwhile is booked as expired, because its time is over either way (no rollover).
create function credit.settle(p_user uuid, p_hold uuid, p_captured integer, p_now timestamptz default now()) returns jsonb
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_key text := 'settle:' || p_hold;
  v_hash text := md5(p_captured::text);
  v_result jsonb;
  v_hold record;
  v_txn bigint;
  v_left integer := p_captured;
  v_spent integer;
  v_returned integer;
  v_part record;
begin
  perform credit.lock_account(p_user);
  v_result := credit.find_replay(p_user, v_key, v_hash);
  if v_result is not null then
    return v_result;
  end if;
  select * into v_hold from credit.hold where user_id = p_user and id = p_hold;
  if not found then
    raise exception 'there is no hold %', p_hold using errcode = 'CR404';
  end if;
  if p_captured < 0 or p_captured > v_hold.amount then
    raise exception 'between 0 and % can be captured of this hold, not %', v_hold.amount, p_captured
      using errcode = 'CR400';
  end if;

  v_result := jsonb_build_object('captured', p_captured, 'released', v_hold.amount - p_captured);
  v_txn := credit.write_txn(
    p_user, case when p_captured = 0 then 'release' else 'capture' end, v_key, v_hash, v_result, p_now);
  for v_part in
    select p.grant_id, p.amount, g.closed_at is null and g.expires_at > p_now as is_live
    from credit.hold_part p
    join credit.grant_ g on g.user_id = p.user_id and g.id = p.grant_id
    where p.user_id = p_user and p.hold_id = p_hold
    order by g.priority, g.expires_at, g.id
  loop
    v_spent := least(v_left, v_part.amount);
    v_returned := v_part.amount - v_spent;
    v_left := v_left - v_spent;
    if v_spent > 0 then
      perform credit.write_move(p_user, v_txn, v_part.grant_id, 'held', 'spent', v_spent);
    end if;
    if v_returned > 0 and v_part.is_live then
      perform credit.write_move(p_user, v_txn, v_part.grant_id, 'held', 'available', v_returned);
      update credit.grant_ set remaining = remaining + v_returned where user_id = p_user and id = v_part.grant_id;
    elsif v_returned > 0 then
      perform credit.write_move(p_user, v_txn, v_part.grant_id, 'held', 'expired', v_returned);
    end if;
  end loop;
  update credit.hold
    set status = case when p_captured = 0 then 'released' else 'captured' end, captured = p_captured, settled_at = p_now
    where user_id = p_user and id = p_hold;
  update credit.account set held = held - v_hold.amount, spent = spent + p_captured where user_id = p_user;

  perform emit_event(p_user, '{"type": "credits"}', p_now);
  return v_result;
end
$$;

-- Books expired grants as expired, for the journal's sake: the balance does not wait for it. Returns how many.
-- Accounts are locked in the order of their ids, so that two sweeps cannot wait for each other.
create function credit.sweep_grants(p_limit integer default 500, p_now timestamptz default now()) returns integer
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_due record;
  v_remaining integer;
  v_txn bigint;
  v_count integer := 0;
begin
  for v_due in
    select user_id, id from credit.grant_
    where closed_at is null and expires_at <= p_now
    order by user_id, id
    limit p_limit
  loop
    perform credit.lock_account(v_due.user_id);
    select remaining into v_remaining from credit.grant_
      where user_id = v_due.user_id and id = v_due.id and closed_at is null;
    continue when not found;
    update credit.grant_ set remaining = 0, closed_at = p_now where user_id = v_due.user_id and id = v_due.id;
    if v_remaining > 0 then
      v_txn := credit.write_txn(
        v_due.user_id, 'expire', 'expire:' || v_due.id, '', jsonb_build_object('expired', v_remaining), p_now);
      perform credit.write_move(v_due.user_id, v_txn, v_due.id, 'available', 'expired', v_remaining);
      perform emit_event(v_due.user_id, '{"type": "credits"}', p_now);
    end if;
    v_count := v_count + 1;
  end loop;
  return v_count;
end
$$;

-- migrate:down

drop function credit.sweep_grants;
drop function credit.settle;
