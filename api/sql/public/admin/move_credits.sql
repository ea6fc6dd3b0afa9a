-- Gives or takes credits by an admin's decision, once per key. What is taken is what is left, at most; what is given for
-- `p_item` is what it was charged, at most. Answers {"credits": the balance, "amount": what was moved}; the audit says the
-- same, and what was `asked` where that was more. CR401, CRADM, CRUSR no such user, CR404 the item is none of theirs, CRRFD
-- more than it was charged, CR422 the key was used for another adjustment.
create or replace function move_credits(
  p_token_hash bytea,
  p_user uuid,
  p_amount integer,
  p_reason text,
  p_key uuid,
  p_item uuid,
  p_now timestamptz
) returns jsonb
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_details jsonb;
  v_moved integer := p_amount;
begin
  perform require_admin(p_token_hash, p_now);
  if not exists (select from app_user where id = p_user and purged_at is null) then
    raise exception 'there is no such user' using errcode = 'CRUSR';
  end if;
  perform credit.lock_account(p_user);
  select a.details into v_details from admin_act a
    where a.user_id = p_user and a.act = 'credits' and a.details ->> 'key' = p_key::text;
  if coalesce(v_details ->> 'asked', v_details ->> 'amount') <> p_amount::text or v_details ->> 'reason' <> p_reason
    or v_details is not null and v_details ->> 'item' is distinct from p_item::text then
    raise exception 'idempotency key % was used for another adjustment', p_key using errcode = 'CR422';
  end if;
  if p_item is not null then
    if not exists (select from generation where user_id = p_user and id = p_item) then
      raise exception 'there is no such item' using errcode = 'CR404';
    end if;
    perform credit.refund_hold(p_user, p_item, p_amount, 'admin:' || p_key, p_now);
  elsif p_amount > 0 then
    perform credit.add_grant(p_user, p_amount, 'admin', 'admin:' || p_key, 'infinity', null, 50::smallint, p_now);
  else
    v_moved := -credit.debit(p_user, -p_amount, 'admin:' || p_key, p_now);
  end if;
  if v_details is null then
    v_details := jsonb_build_object('amount', v_moved, 'reason', p_reason, 'key', p_key)
      || case when v_moved = p_amount then '{}' else jsonb_build_object('asked', p_amount) end
      || case when p_item is null then '{}' else jsonb_build_object('item', p_item) end;
    perform begin_admin_action(p_token_hash, 'credits', p_user, v_details, p_now);
  end if;
  return jsonb_build_object('credits', credit.balance(p_user, p_now), 'amount', v_moved);
end
$$;
