-- Uses up a mailed token and marks its address as verified: {"outcome": "verified", "userId": ...}, once. Later `used`, after
-- its time `expired`, and `unknown` for what was never mailed, or went to an address that the user has given up since.
create or replace function verify_email(p_token_hash bytea, p_now timestamptz) returns jsonb
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_token record;
begin
  -- The user's lock puts those that come at once in a row: the second one finds the token used.
  perform credit.lock_account(t.user_id) from email_token t where t.token_hash = p_token_hash;
  select t.user_id, t.used_at, t.expires_at, t.email = u.email as is_current into v_token
    from email_token t join app_user u on u.id = t.user_id
    where t.token_hash = p_token_hash and t.purpose = 'verify-email';
  if not found or not v_token.is_current then
    return '{"outcome": "unknown"}';
  end if;
  if v_token.used_at is not null then
    return jsonb_build_object('outcome', 'used', 'userId', v_token.user_id);
  end if;
  if v_token.expires_at <= p_now then
    return jsonb_build_object('outcome', 'expired', 'userId', v_token.user_id);
  end if;
  -- The other links that were mailed to prove the same have done their work, too.
  update email_token set used_at = p_now
    where user_id = v_token.user_id and purpose = 'verify-email' and used_at is null;
  update app_user set email_verified_at = coalesce(email_verified_at, p_now) where id = v_token.user_id;
  perform emit_event(v_token.user_id, '{"type": "account"}', p_now);
  return jsonb_build_object('outcome', 'verified', 'userId', v_token.user_id);
end
$$;
