-- Uses up a mailed token and sets the password: {"outcome": "reset", "userId": ...}, once. Ends every session of the user.
-- Later `used`, after its time `expired`, and `unknown` for what was never mailed for this, or went to another address.
create or replace function reset_password(p_token_hash bytea, p_password_hash text, p_now timestamptz) returns jsonb
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_token record;
begin
  select * into v_token from read_email_token(p_token_hash, array['reset-password'], p_now);
  if not found or v_token.email <> v_token.user_email or v_token.is_blocked or v_token.closes_at is not null then
    return '{"outcome": "unknown", "userId": null}';
  end if;
  if v_token.outcome <> 'valid' then
    return jsonb_build_object('outcome', v_token.outcome, 'userId', v_token.user_id);
  end if;
  perform prove_ownership(v_token.user_id, 'mailbox', null, p_now);
  perform set_password(v_token.user_id, p_password_hash, null, p_now);
  return jsonb_build_object('outcome', 'reset', 'userId', v_token.user_id);
end
$$;
