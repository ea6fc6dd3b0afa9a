-- Gives credits back that claw_back took, when a dispute was won or a refund failed. `p_total` is how many of the grant's
-- credits are undone now in all; what was spent before they were asked for was never taken. They last as long as they
-- would have lasted then. `p_has_ended`: what they belong to is over, so they are settled and stay gone. Returns how many
-- can be spent again.
create or replace function credit.give_back(
  p_user uuid,
  p_source_key text,
  p_total integer,
  p_has_ended boolean,
  p_now timestamptz
) returns integer
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_grant credit.grant_;
  v_first bigint;
  v_held integer;
  v_taken integer;
  v_taken_at timestamptz;
  v_back integer;
  v_txn bigint;
begin
  perform credit.lock_account(p_user);
  select * into v_grant from credit.grant_ where user_id = p_user and source_key = p_source_key;
  if not found or p_total >= v_grant.asked_back then
    return 0;
  end if;
  update credit.grant_ set asked_back = p_total where user_id = p_user and id = v_grant.id;

  select min(id), max(at) into v_first, v_taken_at from credit.txn
    where user_id = p_user and kind = 'clawback' and starts_with(idempotency_key, 'clawback:' || p_source_key || ':');
  -- What was held meanwhile came back to a grant that was closed, and counts as taken with it.
  select coalesce(sum(case e.bucket when 'expired' then e.delta end), 0) into v_taken
    from credit.entry e join credit.txn t on t.user_id = e.user_id and t.id = e.txn_id
    where e.user_id = p_user and e.grant_id = v_grant.id and t.id >= v_first and t.at < v_grant.expires_at
      and t.kind in ('clawback', 'release', 'capture');
  select coalesce(sum(m.amount), 0) into v_held from credit.hold_move m
    where m.user_id = p_user and m.grant_id = v_grant.id and m.step = 'e' and m.at < v_grant.expires_at
      and m.id >= (select min(e.id) from credit.entry e where e.user_id = p_user and e.txn_id = v_first);
  v_taken := v_taken + v_held;
  v_back := v_taken - least(v_taken, p_total);
  if v_back = 0 or p_has_ended then
    return 0;
  end if;
  update credit.grant_ set
    remaining = remaining + v_back,
    closed_at = null,
    expires_at = case when closed_at is null then expires_at else p_now + (expires_at - v_taken_at) end
    where user_id = p_user and id = v_grant.id;
  v_txn := credit.write_txn(
    p_user, 'clawback', credit.clawback_key(p_user, v_grant.id, p_source_key), '',
    jsonb_build_object('returned', v_back), p_now);
  perform credit.write_move(p_user, v_txn, v_grant.id, 'expired', 'available', v_back);
  perform emit_event(p_user, '{"type": "credits"}', p_now);
  return v_back;
end
$$;
