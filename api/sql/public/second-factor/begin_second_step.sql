-- The first step of a sign-in is done: the browser with this cookie may go on with a code until `p_expires_at`.
create or replace function begin_second_step(p_cookie_hash bytea, p_user uuid, p_expires_at timestamptz) returns void
language sql security definer set search_path = public, pg_temp
as $$
  insert into second_step_attempt (cookie_hash, user_id, wrong_codes, expires_at)
    values (p_cookie_hash, p_user, 0, p_expires_at);
$$;
