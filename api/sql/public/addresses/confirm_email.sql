-- Uses up a mailed token and marks its address as verified: {"outcome": "verified", "userId": ..., "isHandedOver": ...},
-- once. Later `used`, after its time `expired`, and `unknown` for what was never mailed, or went to an address that the
-- user has given up since, or of an account that was deleted. Handed over (prove_ownership): the browser's session `p_session`, if any, is not of this
-- account, and a mail with a link that sets a password is on its way.
create or replace function confirm_email(p_token_hash bytea, p_session bytea, p_now timestamptz) returns jsonb
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_token record;
  v_is_handed_over boolean;
begin
  select * into v_token from read_email_token(p_token_hash, array['verify-email'], p_now);
  if not found or v_token.email <> v_token.user_email or v_token.closes_at is not null then
    return '{"outcome": "unknown"}';
  end if;
  if v_token.outcome <> 'valid' then
    return jsonb_build_object('outcome', v_token.outcome, 'userId', v_token.user_id);
  end if;
  v_is_handed_over := prove_ownership(v_token.user_id, 'mailbox', p_session, p_now);
  if v_is_handed_over then
    perform enqueue_mail(
      v_token.user_id, 'reset-password', '{"isHandedOver": true}', 'reset-password:' || gen_random_uuid(), p_now);
  end if;
  perform emit_event(v_token.user_id, '{"type": "account"}', p_now);
  return jsonb_build_object('outcome', 'verified', 'userId', v_token.user_id, 'isHandedOver', v_is_handed_over);
end
$$;
