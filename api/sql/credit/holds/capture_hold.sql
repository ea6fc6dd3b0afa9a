-- Ends a hold, once: `p_captured` is spent, the rest goes back to the grants it came from. The result says what did:
-- {"captured": 5, "released": 15, "returned": 10} when 5 of the 15 came from a grant that has ended meanwhile.
create or replace function credit.capture_hold(
  p_user uuid,
  p_hold uuid,
  p_captured integer,
  p_now timestamptz
) returns jsonb
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_key text := 'settle:' || p_hold;
  v_hash text := md5(p_captured::text);
  v_result jsonb;
  v_hold record;
  v_txn bigint;
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

  v_result := jsonb_build_object(
    'captured', p_captured,
    'released', v_hold.amount - p_captured,
    'returned', (select coalesce(sum(s.returned), 0) from credit.split_hold(p_user, p_hold, p_captured, p_now) s));
  v_txn := credit.write_txn(
    p_user, case when p_captured = 0 then 'release' else 'capture' end, v_key, v_hash, v_result, p_now);
  for v_part in select * from credit.split_hold(p_user, p_hold, p_captured, p_now) loop
    if v_part.spent > 0 then
      perform credit.write_move(p_user, v_txn, v_part.grant_id, 'held', 'spent', v_part.spent);
    end if;
    if v_part.returned > 0 then
      perform credit.write_move(p_user, v_txn, v_part.grant_id, 'held', 'available', v_part.returned);
      update credit.grant_ set remaining = remaining + v_part.returned
        where user_id = p_user and id = v_part.grant_id;
    end if;
    if v_part.expired > 0 then
      perform credit.write_move(p_user, v_txn, v_part.grant_id, 'held', 'expired', v_part.expired);
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
