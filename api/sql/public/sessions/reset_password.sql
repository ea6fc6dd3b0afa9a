-- Uses up a mailed token and sets the password: {"outcome": "reset", "userId": ...}, once. Ends every session of the user.
-- Later `used`, after its time `expired`, and `unknown` for what was never mailed for this, or went to another address.
create or replace function reset_password(p_token_hash bytea, p_password_hash text, p_now timestamptz) returns jsonb
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_token record;
begin
  -- The user's lock puts those that come at once in a row: the second one finds the token used.
  perform credit.lock_account(t.user_id) from email_token t where t.token_hash = p_token_hash;
  select t.user_id, t.used_at, t.expires_at, t.email = u.email as is_current into v_token
    from email_token t join app_user u on u.id = t.user_id
    where t.token_hash = p_token_hash and t.purpose = 'reset-password' and u.blocked_at is null and u.closes_at is null;
  if not found or not v_token.is_current then
    return '{"outcome": "unknown", "userId": null}';
  end if;
  if v_token.used_at is not null then
    return jsonb_build_object('outcome', 'used', 'userId', v_token.user_id);
  end if;
  if v_token.expires_at <= p_now then
    return jsonb_build_object('outcome', 'expired', 'userId', v_token.user_id);
  end if;
  -- Whoever made the account need not be who reads its mails: nothing is shown in their name, nor are networks of its maker
  -- known, until its owner says so.
  update app_user set public_profile = false where id = v_token.user_id and email_verified_at is null;
  if found then
    delete from known_network where user_id = v_token.user_id;
  end if;
  -- Who holds the link reads the mails of this address.
  update app_user set email_verified_at = coalesce(email_verified_at, p_now) where id = v_token.user_id;
  perform set_password(v_token.user_id, p_password_hash, null, p_now);
  return jsonb_build_object('outcome', 'reset', 'userId', v_token.user_id);
end
$$;
