-- Gives credits, once per source. `p_reset_kind` closes the open grants of that kind first (no rollover), in the same
-- statement, so no reader ever sees half a billing cycle; a subscription's upgrades end with it. A repeat answers with
-- the stored result, also after the grant has ended. CR400 not a grant, CR423 the source has paid another user, CR422
-- the source was used for another grant.
create or replace function credit.add_grant(
  p_user uuid,
  p_amount integer,
  p_kind text,
  p_source_key text,
  p_expires_at timestamptz,
  p_reset_kind text,
  p_priority smallint,
  p_now timestamptz
) returns jsonb
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_key text := 'grant:' || p_source_key;
  -- The time as a number: its text depends on the session's time zone.
  v_hash text := md5(concat_ws('|', p_amount, p_kind, extract(epoch from p_expires_at), p_reset_kind, p_priority));
  v_result jsonb;
  v_grant bigint;
  v_txn bigint;
  v_old record;
begin
  perform credit.lock_account(p_user);
  v_result := credit.find_replay(p_user, v_key, v_hash);
  if v_result is not null then
    return v_result;
  end if;
  if p_amount <= 0 or p_expires_at <= p_now then
    raise exception 'a grant needs a positive amount and an end in the future' using errcode = 'CR400';
  end if;

  begin
    insert into credit.grant_ (user_id, kind, amount, remaining, priority, starts_at, expires_at, source_key)
      values (p_user, p_kind, p_amount, p_amount, p_priority, p_now, p_expires_at, p_source_key)
      returning id into v_grant;
  exception
    when unique_violation then
      raise exception 'source % has paid another user', p_source_key using errcode = 'CR423';
  end;
  v_result := jsonb_build_object('grant', v_grant, 'amount', p_amount);
  v_txn := credit.write_txn(p_user, 'grant', v_key, v_hash, v_result, p_now);
  perform credit.write_move(p_user, v_txn, v_grant, 'source', 'available', p_amount);

  for v_old in
    select id from credit.grant_
    where user_id = p_user and id <> v_grant and closed_at is null
      and (kind = p_reset_kind or kind = 'upgrade' and p_reset_kind = 'subscription')
  loop
    perform credit.close_grant(p_user, v_old.id, v_txn, p_now);
  end loop;

  perform emit_event(p_user, '{"type": "credits"}', p_now);
  return v_result;
end
$$;
