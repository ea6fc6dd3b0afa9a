-- Takes credits for good, in burn order and at most what is left, once per key. They count as expired, not as spent.
-- Returns how many. CR422 the key was used for another amount.
create or replace function credit.debit(p_user uuid, p_amount integer, p_key text, p_now timestamptz) returns integer
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_key text := 'take:' || p_key;
  v_hash text := md5(p_amount::text);
  v_result jsonb;
  v_rest integer;
  v_part integer;
  v_txn bigint;
  v_grant record;
begin
  perform credit.lock_account(p_user);
  v_result := credit.find_replay(p_user, v_key, v_hash);
  if v_result is not null then
    return (v_result ->> 'taken')::integer;
  end if;
  v_rest := least(p_amount, credit.balance(p_user, p_now));
  v_result := jsonb_build_object('taken', v_rest);
  v_txn := credit.write_txn(p_user, 'clawback', v_key, v_hash, v_result, p_now);
  for v_grant in
    select id, remaining from credit.grant_
    where user_id = p_user and remaining > 0 and expires_at > p_now
    order by priority, expires_at, id
  loop
    exit when v_rest = 0;
    v_part := least(v_rest, v_grant.remaining);
    update credit.grant_ set remaining = remaining - v_part where user_id = p_user and id = v_grant.id;
    perform credit.write_move(p_user, v_txn, v_grant.id, 'available', 'expired', v_part);
    v_rest := v_rest - v_part;
  end loop;
  perform emit_event(p_user, '{"type": "credits"}', p_now);
  return (v_result ->> 'taken')::integer;
end
$$;
