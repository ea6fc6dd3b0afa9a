-- A new user, their account with the starter credits, their first session, and the mail that asks whether the address
-- is theirs: all or nothing.
-- Returns the new user's id. CREML: the address is taken, or a look-alike of another.
create or replace function register_user(
  p_email text,
  p_email_key text,
  p_password_hash text,
  p_first_name text,
  p_last_name text,
  p_token_hash bytea,
  p_starter_credits integer,
  p_idle_until timestamptz,
  p_session_expires_at timestamptz,
  p_now timestamptz,
  p_browser text,
  p_network text,
  -- Of the network as this account knows it: a sign-in from there again is no stranger's.
  p_network_hash bytea,
  -- Null without one.
  p_registration_key text
) returns uuid
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_user uuid;
begin
  if not is_plain_address(p_email, p_email_key) then
    raise exception 'this e-mail address looks like another' using errcode = 'CREML';
  end if;
  begin
    insert into app_user (email, email_key, password_hash, first_name, last_name, created_at, registration_key)
      values (p_email, p_email_key, p_password_hash, p_first_name, p_last_name, p_now, p_registration_key)
      returning id into v_user;
  exception
    when unique_violation then
      raise exception 'this e-mail address has an account' using errcode = 'CREML';
  end;
  perform credit.add_grant(
    v_user, p_starter_credits, 'signup', 'signup:' || v_user, 'infinity', null, 50::smallint, p_now);
  perform open_session(
    v_user, p_token_hash, p_idle_until, p_session_expires_at, p_browser, p_network, false, p_now);
  insert into known_network (user_id, network_hash, last_used_at) values (v_user, p_network_hash, p_now);
  perform enqueue_mail(v_user, 'verify-email', '{}', 'verify-email:' || v_user || ':registration', p_now);
  return v_user;
end
$$;
