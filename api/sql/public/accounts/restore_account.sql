-- Uses up a mailed token and takes a deleted account back, without its sessions: {"outcome": "restored"}, once. Later `used`,
-- after its time `expired`, and `unknown` for what was never mailed for this, or is gone with its account.
create or replace function restore_account(p_token_hash bytea, p_now timestamptz) returns jsonb
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_token record;
begin
  -- The user's lock puts those that come at once in a row: the second one finds the token used.
  perform credit.lock_account(t.user_id) from email_token t where t.token_hash = p_token_hash;
  select t.user_id, t.used_at, t.expires_at, u.closes_at into v_token
    from email_token t join app_user u on u.id = t.user_id
    where t.token_hash = p_token_hash and t.purpose = 'restore-account' and t.email = u.email;
  if not found then
    return '{"outcome": "unknown"}';
  end if;
  if v_token.used_at is not null or v_token.closes_at is null then
    return '{"outcome": "used"}';
  end if;
  if least(v_token.expires_at, v_token.closes_at) <= p_now then
    return '{"outcome": "expired"}';
  end if;
  update email_token set used_at = p_now
    where user_id = v_token.user_id and purpose = 'restore-account' and used_at is null;
  update app_user set closes_at = null where id = v_token.user_id;
  return '{"outcome": "restored"}';
end
$$;
