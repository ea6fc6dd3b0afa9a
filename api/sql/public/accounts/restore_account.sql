-- Uses up a mailed token and restores a deleted account, without its sessions: {"outcome": "restored"}, once. Later `used`,
-- after its time `expired`, and `unknown` for what was never mailed for this, or is gone with its account.
create or replace function restore_account(p_token_hash bytea, p_now timestamptz) returns jsonb
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_token record;
begin
  select * into v_token from read_email_token(p_token_hash, array['restore-account'], p_now);
  if not found or v_token.email <> v_token.user_email then
    return '{"outcome": "unknown"}';
  end if;
  if v_token.outcome = 'used' or v_token.closes_at is null then
    return '{"outcome": "used"}';
  end if;
  if v_token.outcome = 'expired' or v_token.closes_at <= p_now then
    return '{"outcome": "expired"}';
  end if;
  -- It comes back as it was: an address that was never confirmed stays so.
  perform prove_ownership(v_token.user_id, 'account', null, p_now);
  update app_user set closes_at = null where id = v_token.user_id;
  return '{"outcome": "restored"}';
end
$$;
