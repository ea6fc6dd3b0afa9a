-- Uses up a mailed token and marks its address as verified: {"outcome": "verified", "userId": ...}, once. Later `used`, after
-- its time `expired`, and `unknown` for what was never mailed, or went to an address that the user has given up since.
create or replace function verify_email(p_token_hash bytea, p_now timestamptz) returns jsonb
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_token record;
begin
  select * into v_token from read_email_token(p_token_hash, array['verify-email'], p_now);
  if not found or v_token.email <> v_token.user_email then
    return '{"outcome": "unknown"}';
  end if;
  if v_token.outcome <> 'valid' then
    return jsonb_build_object('outcome', v_token.outcome, 'userId', v_token.user_id);
  end if;
  -- The other links that were mailed to prove the same have done their work, too.
  update email_token set used_at = p_now
    where user_id = v_token.user_id and purpose = 'verify-email' and used_at is null;
  update app_user set email_verified_at = coalesce(email_verified_at, p_now) where id = v_token.user_id;
  perform emit_event(v_token.user_id, '{"type": "account"}', p_now);
  return jsonb_build_object('outcome', 'verified', 'userId', v_token.user_id);
end
$$;
