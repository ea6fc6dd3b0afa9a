-- The browser with this cookie may bring the challenge back, signed by any passkey, until `p_expires_at`.
create or replace function begin_passkey_sign_in(p_challenge bytea, p_cookie_hash bytea, p_expires_at timestamptz)
returns void
language sql security definer set search_path = public, pg_temp
as $$
  insert into passkey_challenge (challenge, cookie_hash, purpose, expires_at)
    values (p_challenge, p_cookie_hash, 'sign-in', p_expires_at);
$$;
