-- Gives or takes credits by an admin's decision, once per key. What is taken is what is left, at most. Returns the balance.
-- CR401, CRADM, CRUSR no such user, CR422 the key was used for another adjustment.
create or replace function adjust_credits(
  p_token_hash bytea,
  p_user uuid,
  p_amount integer,
  p_reason text,
  p_key uuid,
  p_now timestamptz
) returns bigint
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_details jsonb := jsonb_build_object('amount', p_amount, 'reason', p_reason, 'key', p_key);
begin
  perform require_admin(p_token_hash, p_now);
  if not exists (select from app_user where id = p_user) then
    raise exception 'there is no such user' using errcode = 'CRUSR';
  end if;
  perform credit.lock_account(p_user);
  if not exists (select from admin_act where user_id = p_user and act = 'credits' and details = v_details) then
    perform begin_act(p_token_hash, 'credits', p_user, v_details, p_now);
  end if;
  if p_amount > 0 then
    perform credit.add_grant(p_user, p_amount, 'admin', 'admin:' || p_key, 'infinity', null, 50::smallint, p_now);
  else
    perform credit.take_away(p_user, -p_amount, 'admin:' || p_key, p_now);
  end if;
  return credit.balance(p_user, p_now);
end
$$;
