-- Gives back credits that a hold was charged, once per key: a grant of their own, which never ends. Whatever has become of
-- the item, the journal knows the charge. CRRFD it was charged less, with what is left of it; CR422 the key was used for
-- another hold or amount, CR423 for another user.
create or replace function credit.refund_hold(p_user uuid, p_hold uuid, p_amount integer, p_key text, p_now timestamptz)
returns void
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_hold uuid;
  v_left bigint;
begin
  perform credit.lock_account(p_user);
  select refunded_hold into v_hold from credit.grant_ where user_id = p_user and source_key = p_key;
  if found and v_hold is distinct from p_hold then
    raise exception 'idempotency key % was used for another refund', p_key using errcode = 'CR422';
  elsif not found then
    v_left := coalesce((select o.captured from credit.hold_outcome o where o.user_id = p_user and o.id = p_hold), 0)
      - coalesce((select sum(g.amount) from credit.grant_ g where g.user_id = p_user and g.refunded_hold = p_hold), 0);
    if p_amount > v_left then
      raise exception 'hold % has % charged credits left', p_hold, v_left
        using errcode = 'CRRFD', detail = jsonb_build_object('available', v_left);
    end if;
  end if;
  perform credit.add_grant(p_user, p_amount, 'admin', p_key, 'infinity', null, 50::smallint, p_now);
  update credit.grant_ set refunded_hold = p_hold where user_id = p_user and source_key = p_key;
end
$$;
