-- Books expired grants as expired, for the journal's sake: the balance does not wait for it. Returns how many.
-- Accounts are locked in the order of their ids, so that two sweeps cannot wait for each other.
create or replace function credit.sweep_grants(p_limit integer, p_now timestamptz)
returns integer
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
