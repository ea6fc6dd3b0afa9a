-- Ends a grant as part of a move: what is left of it expires. The caller holds the account lock.
create or replace function credit.close_grant(p_user uuid, p_grant bigint, p_txn bigint, p_now timestamptz)
returns void
language plpgsql as $$
declare
  v_remaining integer;
begin
  select remaining into v_remaining from credit.grant_ where user_id = p_user and id = p_grant and closed_at is null;
  if not found then
    return;
  end if;
  update credit.grant_ set remaining = 0, closed_at = p_now where user_id = p_user and id = p_grant;
  if v_remaining > 0 then
    perform credit.write_move(p_user, p_txn, p_grant, 'available', 'expired', v_remaining);
  end if;
end
$$;
