-- Has whose session this is register a passkey, in the browser with this cookie, until `p_expires_at`: they have shown
-- once more who they are. Returns `begun`, or why not: `unverified` the address is not confirmed, and its real owner
-- may still come; `password-changed` is not `p_known_hash` any more; `sign-in-too-old` there is no password, and the
-- session began before `p_signed_in_since`; `full` there are `p_passkeys_max`. CR401.
create or replace function begin_passkey_registration(
  p_token_hash bytea,
  -- The password that was checked; null for an account that has none.
  p_known_hash text,
  p_signed_in_since timestamptz,
  p_passkeys_max integer,
  p_challenge bytea,
  p_cookie_hash bytea,
  p_expires_at timestamptz,
  p_now timestamptz
) returns text
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_user uuid := require_user(p_token_hash, p_now);
begin
  if exists (select from app_user where id = v_user and email_verified_at is null) then
    return 'unverified';
  end if;
  if exists (select from app_user where id = v_user and password_hash is distinct from p_known_hash) then
    return 'password-changed';
  end if;
  if p_known_hash is null and exists (
    select from session where token_hash = p_token_hash and created_at < p_signed_in_since
  ) then
    return 'sign-in-too-old';
  end if;
  if (select count(*) from passkey where user_id = v_user) >= p_passkeys_max then
    return 'full';
  end if;
  insert into passkey_challenge (challenge, cookie_hash, purpose, user_id, expires_at)
    values (p_challenge, p_cookie_hash, 'registration', v_user, p_expires_at);
  return 'begun';
end
$$;
