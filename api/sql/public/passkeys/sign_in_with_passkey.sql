-- Starts a session for the owner of a passkey whose signature the gateway has checked. The authenticator has verified
-- its user, so that possession and knowledge (or a finger) are both shown: it counts as both steps. False, and no
-- session starts, when the passkey is gone, its counter has not grown (another device has a copy of it), or the account
-- is blocked or deleted.
create or replace function sign_in_with_passkey(
  p_credential_id bytea,
  p_counter bigint,
  p_is_backed_up boolean,
  p_token_hash bytea,
  -- Of this browser; the new one replaces it.
  p_ended_token_hash bytea,
  p_idle_until timestamptz,
  p_session_expires_at timestamptz,
  p_now timestamptz,
  p_browser text,
  p_network text,
  p_network_hash bytea,
  -- A success gives the account its attempts back.
  p_cleared_limit_key text
) returns boolean
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_user uuid;
begin
  -- Locked, so that blocking or deleting the account comes before or after: the session is refused, or there to be ended.
  select u.id into v_user
    from passkey p join app_user u on u.id = p.user_id
    where p.credential_id = p_credential_id and u.blocked_at is null and u.closes_at is null
    for share of u;
  if not found then
    return false;
  end if;
  -- Signatures that come at once wait for each other here, and the later one is compared with the earlier one's counter.
  update passkey p set counter = p_counter, is_backed_up = p_is_backed_up, last_used_at = p_now
    where p.credential_id = p_credential_id
      -- Both are 0 where the authenticator does not count (WebAuthn Level 3, 6.1.1).
      and (p_counter > p.counter or (p_counter = 0 and p.counter = 0));
  if not found then
    return false;
  end if;
  perform open_session(
    v_user, p_token_hash, p_idle_until, p_session_expires_at, p_browser, p_network, true, p_now);
  delete from session where token_hash = p_ended_token_hash;
  delete from rate_limit where key = p_cleared_limit_key;
  insert into known_network (user_id, network_hash, last_used_at) values (v_user, p_network_hash, p_now)
    on conflict (user_id, network_hash) do update set last_used_at = excluded.last_used_at;
  return true;
end
$$;
