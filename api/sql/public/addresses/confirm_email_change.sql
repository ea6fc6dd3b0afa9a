-- Uses up a token that was mailed to one of the two addresses of a change: {"outcome": "waiting", "userId": ...} for
-- the other one, or `changed`. Or why not: `used`, `expired`, `taken` another account has got the address meanwhile,
-- and `unknown` for what was never mailed for this, is about another change, or of an account whose present address was
-- never confirmed.
create or replace function confirm_email_change(p_token_hash bytea, p_now timestamptz) returns jsonb
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_token record;
  v_change email_change;
begin
  select * into v_token from read_email_token(p_token_hash, array['change-email-old', 'change-email-new'], p_now);
  if not found or v_token.is_blocked or v_token.closes_at is not null then
    return '{"outcome": "unknown", "userId": null}';
  end if;
  if v_token.outcome = 'used' then
    return '{"outcome": "used", "userId": null}';
  end if;
  select * into v_change from email_change where user_id = v_token.user_id;
  if not found or not exists (select from app_user where id = v_token.user_id and email_verified_at is not null)
    or v_token.email <> (
    case v_token.purpose when 'change-email-old' then v_token.user_email else v_change.new_email end
  ) then
    return '{"outcome": "unknown", "userId": null}';
  end if;
  if v_token.outcome = 'expired' or v_change.expires_at <= p_now then
    return '{"outcome": "expired", "userId": null}';
  end if;

  update email_token set used_at = p_now
    where user_id = v_token.user_id and purpose = v_token.purpose and used_at is null;
  update email_change set
    old_confirmed_at = case when v_token.purpose = 'change-email-old' then p_now else old_confirmed_at end,
    new_confirmed_at = case when v_token.purpose = 'change-email-new' then p_now else new_confirmed_at end
    where user_id = v_token.user_id returning * into v_change;
  if v_change.old_confirmed_at is null or v_change.new_confirmed_at is null then
    return jsonb_build_object('outcome', 'waiting', 'userId', v_token.user_id);
  end if;

  perform prove_ownership(v_token.user_id, 'mailbox', null, p_now);
  begin
    update app_user set email = v_change.new_email, email_key = v_change.new_email_key, email_verified_at = p_now
      where id = v_token.user_id;
  exception
    when unique_violation then
      return jsonb_build_object('outcome', 'taken', 'userId', v_token.user_id);
  end;
  -- They are known by the address.
  delete from known_network where user_id = v_token.user_id;
  -- The old address gets a mail, too.
  insert into mail (user_id, key, recipient, kind, payload, created_at, run_at)
    values (v_token.user_id, 'email-changed:' || gen_random_uuid(), v_token.user_email, 'email-changed', '{}', p_now, p_now);
  perform emit_event(v_token.user_id, '{"type": "account"}', p_now);
  return jsonb_build_object('outcome', 'changed', 'userId', v_token.user_id);
end
$$;
