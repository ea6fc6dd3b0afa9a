-- migrate:up

-- A new person, their account with the starter credits, and their first session: all or nothing.
-- Returns the new user's id. CREML: the address is taken.
create function register_user(
  p_email text,
  p_password_hash text,
  p_first_name text,
  p_last_name text,
  p_token_hash bytea,
  p_starter_credits integer,
  p_session_expires_at timestamptz,
  p_now timestamptz default now()
) returns uuid
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_user uuid;
begin
  begin
    insert into app_user (email, password_hash, first_name, last_name, created_at)
      values (p_email, p_password_hash, p_first_name, p_last_name, p_now)
      returning id into v_user;
  exception
    when unique_violation then
      raise exception 'this e-mail address has an account' using errcode = 'CREML';
  end;
  perform credit.add_grant(v_user, p_starter_credits, 'signup', 'signup:' || v_user, p_now => p_now);
  insert into session (token_hash, user_id, created_at, last_seen_at, expires_at)
    values (p_token_hash, v_user, p_now, p_now, p_session_expires_at);
  return v_user;
end
$$;

-- migrate:down

drop function register_user;
