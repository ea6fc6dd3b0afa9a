-- Ends the open grants of these kinds at once, as when a subscription is over. A repeat finds none. `p_key` names the reason.
create or replace function credit.end_grants(p_user uuid, p_kinds text[], p_key text, p_now timestamptz) returns integer
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_ids bigint[];
  v_remaining bigint;
  v_txn bigint;
  v_grant bigint;
begin
  perform credit.lock_account(p_user);
  select array_agg(id order by id), sum(remaining) into v_ids, v_remaining from credit.grant_
    where user_id = p_user and kind = any (p_kinds) and closed_at is null;
  if v_ids is null then
    return 0;
  end if;
  if v_remaining > 0 then
    v_txn := credit.write_txn(
      p_user, 'expire', 'end:' || p_key || ':' || v_ids[1], '', jsonb_build_object('expired', v_remaining), p_now);
  end if;
  foreach v_grant in array v_ids loop
    perform credit.close_grant(p_user, v_grant, v_txn, p_now);
  end loop;
  perform emit_event(p_user, '{"type": "credits"}', p_now);
  return v_remaining;
end
$$;
