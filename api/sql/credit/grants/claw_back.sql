-- Claws back credits whose payment was undone. `p_total` is how many of the grant's credits refunds and disputes have
-- undone in all, so a repeat, or a dispute after a refund of the same money, takes nothing twice. Spent credits stay
-- spent; a grant that was undone as a whole is closed. Returns how many were taken now.
create or replace function credit.claw_back(p_user uuid, p_source_key text, p_total integer, p_now timestamptz)
returns integer
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_grant credit.grant_;
  v_total integer;
  v_taken integer;
  v_txn bigint;
begin
  perform credit.lock_account(p_user);
  select * into v_grant from credit.grant_ where user_id = p_user and source_key = p_source_key;
  if not found then
    return 0;
  end if;
  v_total := least(p_total, v_grant.amount);
  if v_total <= v_grant.asked_back then
    return 0;
  end if;
  v_taken := least(v_grant.remaining, v_total - v_grant.asked_back);
  update credit.grant_ set
    asked_back = v_total,
    remaining = remaining - v_taken,
    closed_at = case when v_total = amount then coalesce(closed_at, p_now) else closed_at end
    where user_id = p_user and id = v_grant.id;
  if v_taken > 0 then
    v_txn := credit.write_txn(
      p_user, 'clawback', credit.clawback_key(p_user, v_grant.id, p_source_key), '',
      jsonb_build_object('taken', v_taken), p_now);
    perform credit.write_move(p_user, v_txn, v_grant.id, 'available', 'expired', v_taken);
    perform emit_event(p_user, '{"type": "credits"}', p_now);
  end if;
  return v_taken;
end
$$;
